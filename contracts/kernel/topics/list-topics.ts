import type { Tags } from '../events/recorded-event.ts';

/** The lists that are followed by shop, by warehouse or as a whole; each area adds its own where it defines the topic. */
export interface ListTopics {}
export type ListTopic = keyof ListTopics;

export const shopTopic = (list: ListTopic, shopId: number): string => `${list}:shop:${shopId}`;
export const warehouseTopic = (list: ListTopic, warehouseId: string): string => `${list}:warehouse:${warehouseId}`;
/** For administrators. */
export const everythingTopic = (list: ListTopic): string => `${list}:all`;

/** Where a row of a list is told: to its shops, its warehouse and those who see everything. */
export const listTopicsOf = (list: ListTopic, { shopIds = [], warehouseId }: Tags): string[] => [
  ...shopIds.map((shopId) => shopTopic(list, shopId)),
  ...(warehouseId ? [warehouseTopic(list, warehouseId)] : []),
  everythingTopic(list),
];
