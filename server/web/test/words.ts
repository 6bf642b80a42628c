// Every test knows the English words of the pages, but for those that only referees read.
import { take } from "../src/messages";

const files = import.meta.glob<string>("../../../protocol/messages/en/{shared,play,pages,public,session,judge,referee,goodbye,table,desk,entries,organiser}.ftl", { query: "?raw", import: "default", eager: true });

export const english = () => take("en", Object.values(files).join("\n"));
english();
