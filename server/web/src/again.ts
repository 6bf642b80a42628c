const AGAIN_MS = 1_000;

/** The pause before a question that had no answer is asked again. */
export const again = (): Promise<void> => new Promise((after) => setTimeout(after, AGAIN_MS));
