import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { getBi } from './bi-queries.ts';
import { biTopic } from './bi-topic.ts';

const moves = (): string[] => [biTopic];

export const biContract = contract({
  endpoints: [getBi],
  topics: [{ kind: 'bi', access: getBi.access, scope: wholeScope, of: { item: moves, order: moves, package: moves } }],
});
