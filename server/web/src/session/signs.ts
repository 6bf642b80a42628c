// Signs to ear and hand: a press was taken or refused, a stopwatch is over, a pairing is out. The page shows
// them to the eye as well: a hall is loud, and not every phone can buzz.
import type { Answers } from "./outbox";

export type Sign = "taken" | "refused" | "free" | "paired";

/** Tones in Hz, and the length of each tone and of each buzz in ms. */
const SIGNS: Record<Sign, { tones: number[]; ms: number }> = {
  taken: { tones: [880], ms: 25 },
  refused: { tones: [220, 165], ms: 140 },
  free: { tones: [1_320, 1_320], ms: 220 },
  paired: { tones: [660, 880, 1_320, 880, 1_320], ms: 260 },
};

let audio: AudioContext | undefined;

/** True if the phone can buzz. */
export const canBuzz = (): boolean => "vibrate" in navigator;

/** Gives a sign by what was chosen; nothing where the phone cannot. */
export function give(sign: Sign, answers: Answers): void {
  if (answers === "none") return;
  const { tones, ms } = SIGNS[sign];
  navigator.vibrate?.(tones.flatMap(() => [ms, 60]));
  if (answers !== "sound" || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  // a page that was hidden has lost its right to sound until it is touched
  void audio.resume();
  tones.forEach((hertz, place) => tone(audio as AudioContext, hertz, ms / 1_000, (place * (ms + 60)) / 1_000));
}

function tone(audio: AudioContext, hertz: number, seconds: number, after: number): void {
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  const begin = audio.currentTime + after;
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0.4, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + seconds);
  source.connect(volume).connect(audio.destination);
  source.start(begin);
  source.stop(begin + seconds);
}
