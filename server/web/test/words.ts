// Every test knows the words of both pages.
import { speak } from "../src/messages";

speak(import.meta.glob<string>("../../../protocol/messages/*/{shared,play,pages,public,judge,referee,goodbye,table}.ftl", { query: "?raw", import: "default", eager: true }));
