// Every test knows the English words of the pages, but for those that only referees read, and begins at instant 0.
import { take } from "../src/messages";
import { now } from "../src/time";

const files = import.meta.glob<string>("../../../protocol/messages/en/{shared,play,pages,public,session,judge,referee,goodbye,table,desk,entries,organiser,register}.ftl", { query: "?raw", import: "default", eager: true });

export const english = () => take("en", Object.values(files).join("\n"));
english();
// one file of tests may leave another instant to the next
now.value = 0;
