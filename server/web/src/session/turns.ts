// One phone, one judge: of several tabs only the latest has a session. The others finish their writes
// and say that judging goes on in another tab. No function here needs a secure context.

/** A message between tabs. */
export type Word = { claims: number } | { lets_go: number };

/** A channel between the tabs of one phone. */
export interface Channel {
  post(word: Word): void;
  listen(hear: (word: Word) => void): void;
}

/** A tab that is frozen does not answer; it is not waited for longer than this. */
const ANSWER_MAX_MS = 400;

export class Turn {
  private taken = false;

  constructor(
    private readonly channel: Channel,
    private readonly me: number,
    /** Another tab takes over: what has to be done before it may. */
    private readonly letGo: () => Promise<void>,
  ) {
    channel.listen((word) => {
      if ("claims" in word && word.claims !== me && !this.taken) {
        this.taken = true;
        const answer = () => channel.post({ lets_go: word.claims });
        void this.letGo().then(answer, answer);
      }
    });
  }

  /** Takes the turn; resolves once another tab has let go, or none has answered. */
  claim(): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, ANSWER_MAX_MS);
      this.channel.listen((word) => {
        if ("lets_go" in word && word.lets_go === this.me) {
          clearTimeout(late);
          resolve();
        }
      });
      this.channel.post({ claims: this.me });
    });
  }
}

/** The browser's channel, or none where it has none to give: then the server's word is the last. */
export function tabs(name: string): Channel {
  try {
    const channel = new BroadcastChannel(name);
    return {
      post: (word) => channel.postMessage(word),
      listen: (hear) => channel.addEventListener("message", (event: MessageEvent<Word>) => hear(event.data)),
    };
  } catch {
    return { post: () => {}, listen: () => {} };
  }
}
