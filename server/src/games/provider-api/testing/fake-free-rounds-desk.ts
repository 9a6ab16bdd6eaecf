import type { FreeRoundsDesk, IssueWish, ProviderAnswer } from '../free-rounds/ask-provider.ts';

/** A provider that says what the test wants, and remembers what it was asked. */
export function fakeFreeRoundsDesk() {
  const provider = { asked: [] as IssueWish[], cancelled: [] as string[], says: 'taken' as ProviderAnswer };
  const desk: FreeRoundsDesk = {
    issue: async (_provider, wish) => {
      provider.asked.push(wish);
      return provider.says;
    },
    cancel: async (_provider, id) => {
      provider.cancelled.push(id);
      return provider.says;
    },
  };
  const { asked, cancelled } = provider;
  const say = (answer: ProviderAnswer) => {
    provider.says = answer;
  };
  return { asked, cancelled, desk, say };
}
