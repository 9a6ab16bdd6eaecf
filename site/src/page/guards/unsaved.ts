export interface Leaving {
  leave: () => void;
  stay: () => void;
}

type Question = (leaving: Leaving) => void;

let question: Question | undefined;

/** While a form has changes: asked before the page is left. The router knows one blocker, so the guards ask for it. */
export function askBeforeLeaving(ask: Question): () => void {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
}

export function leaveQuestion(): Question | undefined {
  return question;
}
