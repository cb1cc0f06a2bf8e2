import type { TopicScope } from '../kernel/topics/topic.ts';

/** Followed as a whole, by everyone who works for the operator and may read it: it lies in no warehouse. */
export const staffScope: TopicScope = {
  isKey: (key) => key.length === 0,
  admits: ({ terminal }) => terminal !== 'business',
  isOfShop: () => false,
};
