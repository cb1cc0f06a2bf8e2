import { z } from 'zod';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';

type AnyEndpoint = Endpoint<any, any, any>;
type Asked = Record<string, unknown>;

/** What a list is asked, told in few words. */
export interface Question {
  said: string;
  asked: Asked;
  /** Otherwise all rows that the viewer may see are counted. */
  narrows: boolean;
}

/** Answers a page of rows, and no file. */
export const isList = (endpoint: AnyEndpoint): boolean => endpoint.payload !== 'raw' && 'current' in fieldsOf(endpoint);

/** Where in the list one is, and in which order. */
const places = ['current', 'size', 'after', 'sort', 'order'];

/** A moment that most of what is there has seen. */
export const asOf = '2026-09-01T12:00:00.000Z';

/** What the filters are asked that name no choices of their own: what some rows have, by the name of the field. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  text: ['Panda', 'Labubu Onyx', 'SK001234-100', 'SK0012', '1z84r7w30300012345', 'OC00012345', '熊猫配色', '纯白'],
  oneIds: [['9E3E6ABD7F', '3C7CD57AFE']],
  oddNo: ['OC00012345'],
  preId: ['FC-00001234'],
  batchNo: ['IB-00000123'],
  wareId: ['EWR'],
  wareIdList: [['EWR', 'LAX']],
  shopId: [12],
  targetShopId: [12],
  inShopId: [12],
  inWareId: ['EWR'],
  platform: ['StockX'],
  shelvesId: ['S00000123', '-2'],
  shelfId: ['S00000123'],
  ids: [['S00000123']],
  nameEq: ['A-00000123'],
  zone: ['A'],
  sku: ['SK000123-100'],
  brand: ['Nike'],
  spec: [['9']],
  checkResult: [['fake']],
  defective: [true],
  minDays: [90],
  maxDays: [3],
  operatorId: ['marta'],
  carrier: ['UPS'],
  tote: ['T-12'],
  late: [true],
  notCountedDays: [30],
  short: [true],
  unclaimed: [true],
  unused: [true],
  types: [['recharge']],
  asOf: [asOf],
  statementId: ['BS00000123'],
  account: ['income:fee:storage', 'liabilities:carrier:UPS'],
  withoutInternal: [true],
  channels: [['stockMarket']],
  differs: [true],
};

/** The same, where another list means something else by the name. */
const own: Readonly<Record<string, typeof samples>> = {
  listInventory: { state: [['issue']], status: [[12], [1]], kind: [['unclaimed']] },
  listPackages: { status: [['arrived']] },
  listOrders: { type: [[3], [5]], state: [['reviewing']], stage: [['picking']], status: [[1]], variantStatus: [[5], [7]] },
  listReviews: { type: [[3], [5]], state: [['reviewing']], stage: [['picking']], status: [[1]], variantStatus: [[1], [7]] },
  listBatches: { status: [5] },
  listLedgerEntries: { account: ['income:fee', 'result', 'liabilities:wallet'] },
  listRepairs: { batchNo: ['RB-00000012'] },
  listShopProducts: { status: [['active']], auditStatus: [['auditing']] },
  listShopSkus: { linked: [true] },
  listListings: {
    channel: [['stockMarket']],
    status: [['live']],
    mode: [['matchLowest']],
    byHand: [true],
    notLowest: [true],
    stale: [true],
    oneId: ['9E3E6ABD7F'],
  },
};

const days = { from: '2026-11-02', to: '2026-11-08' };

/** Every filter of a list by itself, with each of its choices; every order in which it sorts; and the bare list. */
export const questionsOf = (endpoint: AnyEndpoint): Question[] => {
  const fields = fieldsOf(endpoint);
  const needed = neededBy(endpoint.name, Object.keys(fields));
  const filters = Object.keys(fields).filter((name) => !places.includes(name) && (!(name in needed) || name in (own[endpoint.name] ?? {})));
  const begins = filters.filter((name) => /begin/i.test(name));
  const ends = new Set(begins.map(endOf));
  const filtered = (said: string, filter: Asked): Question => ({ said, asked: { ...needed, ...filter }, narrows: !said.startsWith('view=') });
  return [
    { said: 'all', asked: needed, narrows: false },
    ...ordersOf(fields).map((by) => ({ said: `sort=${by.sort} ${by.order}`, asked: { ...needed, ...by }, narrows: false })),
    ...begins.map((name) => filtered(name, { [name]: days.from, [endOf(name)]: days.to })),
    ...filters
      .filter((name) => !begins.includes(name) && !ends.has(name))
      .flatMap((name) => choicesOf(endpoint.name, name, fields).map((value) => filtered(`${name}=${String(value)}`, { [name]: value }))),
  ];
};

/** Without which a list answers nothing. */
const neededBy = (list: string, fields: readonly string[]): Asked => {
  if (list === 'listLedgerEntries') return { account: 'income:fee:storage' };
  return fields.includes('shelfId') ? { shelfId: 'S00000123' } : {};
};

interface Field {
  enum?: string[];
}

const fieldsOf = ({ query, body }: AnyEndpoint): Record<string, Field> => {
  const { properties = {} } = z.toJSONSchema(query ?? body ?? z.object({}), { io: 'input', unrepresentable: 'any' });
  return properties as Record<string, Field>;
};

const endOf = (begin: string): string => begin.replace('begin', 'end').replace('Begin', 'End');

const ordersOf = ({ sort, order }: Record<string, Field>): { sort: string; order: string }[] =>
  (sort?.enum ?? []).flatMap((by) => (order?.enum ?? []).map((way) => ({ sort: by, order: way })));

const choicesOf = (list: string, name: string, fields: Record<string, Field>): readonly unknown[] => {
  const choices = own[list]?.[name] ?? fields[name]?.enum ?? samples[name];
  if (!choices) throw new Error(`${list} has a filter ${name} of which nobody knows what to ask.`);
  return choices;
};
