import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import type { BoardCard } from '#contracts/tasks/task-board-queries.ts';
import { compare } from './compare.ts';

/** A card without what can be done with it, which is worked out for those that are shown. */
export type BareCard = Omit<BoardCard, 'actions'>;

/** One card for the orders of a batch. What they do not share is left open. */
export const batchCard = (batchNo: string, cards: readonly BareCard[]): BareCard => {
  const sum = (field: 'items' | 'picked' | 'packed' | 'shipped' | 'short' | 'version') => cards.reduce((total, card) => total + card[field], 0);
  const least = (field: 'gmtDue' | 'gmtCreate' | 'shelf') => cards.flatMap((card) => card[field] ?? []).sort(compare)[0] ?? null;
  const latest = (field: 'gmtModify' | 'outTime') =>
    cards
      .flatMap((card) => card[field] ?? [])
      .sort(compare)
      .at(-1) ?? null;
  return {
    kind: 'batch',
    id: batchNo,
    type: agreed(cards.map(({ type }) => type)),
    stage: stageOfBatch(cards.map(({ stage }) => stage)),
    shops: [...new Map(cards.flatMap(({ shops }) => shops).map((shop) => [shop.id, shop])).values()],
    orders: cards.length,
    items: sum('items'),
    picked: sum('picked'),
    packed: sum('packed'),
    shipped: sum('shipped'),
    short: sum('short'),
    carrier: agreed(cards.map(({ carrier }) => carrier)),
    logNo: null,
    assignee: cards.find(({ assignee }) => assignee)?.assignee ?? null,
    pickers: [...new Map(cards.flatMap(({ pickers }) => pickers).map((picker) => [picker.id, picker])).values()],
    shelf: least('shelf'),
    zones: [...new Set(cards.flatMap(({ zones }) => zones))].sort(compare),
    oddNos: cards.map(({ id }) => id),
    batchNo,
    late: cards.some(({ late }) => late),
    gmtDue: least('gmtDue'),
    gmtCreate: least('gmtCreate') ?? cards[0]!.gmtCreate,
    gmtModify: latest('gmtModify') ?? cards[0]!.gmtModify,
    outTime: latest('outTime'),
    version: sum('version'),
  };
};

const agreed = <Value>(values: readonly Value[]): Value | null => (values.every((value) => value === values[0]) ? values[0]! : null);

/** A batch is where most remains to be done; once one order is out and another is not, it is partial. */
export const stageOfBatch = (stages: readonly OutboundStage[]): OutboundStage => {
  if (stages.every((stage) => stage === 'out')) return 'out';
  if (stages.some((stage) => stage === 'out' || stage === 'partial')) return 'partial';
  if (stages.every((stage) => stage === 'packed')) return 'packed';
  if (stages.some((stage) => stage === 'picking' || stage === 'packed')) return 'picking';
  return stages.every((stage) => stage === 'pending') ? 'pending' : 'assigned';
};
