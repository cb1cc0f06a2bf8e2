import { contract } from '../kernel/area.ts';
import { listTopicsOf } from '../kernel/topics/list-topics.ts';
import { listScope } from '../kernel/topics/topic-scopes.ts';
import {
  approveCount,
  cancelCount,
  finishShelfCount,
  planCounts,
  scanCounted,
  sendCountBack,
  settleMisplaced,
  startCount,
  undoCounted,
} from './count-commands.ts';
import { getCount, listCounts, listShelvesToCount } from './count-queries.ts';
import { countRejections } from './count-rejections.ts';

export const countsContract = contract({
  endpoints: [
    planCounts,
    startCount,
    scanCounted,
    undoCounted,
    settleMisplaced,
    finishShelfCount,
    approveCount,
    sendCountBack,
    cancelCount,
    listCounts,
    getCount,
    listShelvesToCount,
  ],
  rejections: countRejections,
  topics: [{ kind: 'counts', access: listCounts.access, scope: listScope, of: { count: (_, tags) => listTopicsOf('counts', tags) } }],
});

declare module '../kernel/topics/list-topics.ts' {
  interface ListTopics {
    counts: true;
  }
}
