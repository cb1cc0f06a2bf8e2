import { oneIdFrom } from '#contracts/item/one-id.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { DomainEvent } from '#contracts/kernel/events/recorded-event.ts';
import { inspected } from '#services/aggregates/item/item-examples.ts';
import { itemStream, type Item } from '#services/aggregates/item/item.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import type { CommandContext } from '#kernel/commands/command-context.ts';
import { commands, type CommandResult, type Handle } from '#kernel/commands/commands.ts';
import { streamId, type StreamType } from '#kernel/commands/stream-type.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import { anAccount } from '#services/aggregates/account/account-examples.ts';
import { accountStream } from '#services/aggregates/account/account.ts';
import { orderStream, type Order } from '#services/aggregates/order/order.ts';
import { aShop, aWarehouse } from '#services/aggregates/reference-examples.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { asHappened, fact, type Fact } from '#tests/support/facts.ts';
import { postingsIn } from '#tests/support/money/postings-in.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { memoryLog } from './memory-log.ts';
import { cobbler, picker, pickerElsewhere, reviewer, seller } from './viewers.ts';

const now = new Date('2025-11-21T09:00:00Z');
const context: CommandContext = { actor: { accountId: 'spec', name: 'spec', terminal: 'system' }, correlationId: 'c', causationId: 'c' };

/** Everything but the network and the disk: routes decide and append as they do in the product. */
export const world = () => {
  const memory = memoryLog();
  let eventId = 0;
  let recharges = 0;
  const run = commands(memory.log, { now: () => now }, { eventId: () => `e${++eventId}` });
  const numbers = countedNumbers();

  const given = async (...facts: readonly Fact[]) => {
    await run.run(context, async (load) => ({ decision: await asHappened(load, ...facts), answer: undefined }));
  };

  const call = <R extends CommandRoute<any>>(route: R, viewer: Viewer, input: object): Promise<CommandResult<any>> => {
    const { endpoint } = route;
    const base = viewer.terminal === 'shopUser' ? 'business' : viewer.terminal;
    const body = endpoint.body?.parse(input);
    const query = endpoint.query?.parse(input);
    return run.run(context, (load) => route.handle({ viewer, anonymous: false, query, body, ip: '', base, now, numbers }, load));
  };

  const state = <State, Event extends DomainEvent>(stream: StreamType<State, Event>, id: string | number): State =>
    (memory.streams.get(streamId(stream, id)) ?? []).reduce((before, event) => stream.evolve(before, event as unknown as Event), stream.initial);

  return {
    commands: run,
    numbers,
    given,
    call,
    /** What no caller of the portal asks for: an answer from outside, or what follows by itself. */
    run: <Answer>(handle: Handle<Answer>) => run.run(context, handle),
    claims: memory.claims,
    ownerOf: memory.ownerOf,
    counts: memory.counts,
    item: (oneId: string): Item => state(itemStream, oneId),
    order: (oddNo: string): Order => state(orderStream, oddNo)!,
    state,
    orders: (): Order[] => [...memory.streams.keys()].filter((id) => id.startsWith('order-')).map((id) => state(orderStream, id.slice(6))!),
    /** An item on a shelf of its warehouse. */
    shelved: (oneId: string, where: Partial<Shelved> = {}) => given(fact(itemStream, oneId, ...lyingOnShelf(where))),
    /** Money in the wallet of a shop. */
    recharged: (shopId: number, cents: number) =>
      given(fact(walletStream, shopId, aRecharge({ shopId, id: `RC-${++recharges}`, cents, remark: '' }))),
    /** What order and repair postings there are, by their ids; negative where a wallet pays. */
    postings: (): Record<string, number> => Object.fromEntries(postingsIn([...memory.streams.values()].flat())),
    events: () => [...memory.streams.values()].flat(),
    suspend: (accountId: string) => given(fact(accountStream, accountId, { type: 'AccountSuspended', data: { accountId, reason: '' } })),
    /** Shops 1, 7 and 8 (without consignment), two warehouses, and the people of `viewers.ts` that work can be given to. */
    people: () =>
      given(
        ...[1, 7].map((shopId) => aShop(shopId, { knetCrossListing: true, touchPro: true })),
        aShop(8, { knetCrossListing: true }),
        ...['LAX', 'JFK'].map((warehouseId) => aWarehouse(warehouseId)),
        ...[picker, pickerElsewhere, cobbler].map((person) => account(person, 3)),
        account(reviewer, 1),
        account(seller, 4),
      ),
  };
};
export type World = ReturnType<typeof world>;

/** The n-th valid ONE ID. */
export const oneId = (n: number): string => oneIdFrom([n % 31, Math.floor(n / 31) % 31, 3, 4, 5, 6, 7, 8, 9]);

interface Shelved {
  shopId: number;
  warehouseId: string;
  sku: string;
  result: InspectionResult;
  shelfId: string;
  /** What it was before it came back. */
  relatedOneId: string;
}

const lyingOnShelf = ({
  shopId = 7,
  warehouseId = 'LAX',
  sku = 'DD1391-100',
  result = 'qualified',
  shelfId = `${warehouseId}-1`,
  relatedOneId,
}: Partial<Shelved>) => {
  const events: ItemEvent[] = [
    {
      type: 'ItemReceived',
      data: {
        preId: 'FC-000001',
        packId: 'PK-000001',
        logNo: 'LOG12345678',
        batchNo: 'IB-1121-1',
        warehouseId,
        shopId,
        sku,
        brand: 'Nike',
        name: 'Dunk Low Panda',
        size: '9',
        image: '',
        pku: 'P-1',
        condition: 'intact',
        kind: relatedOneId ? 'returned' : 'forecast',
        photos: [],
        ...(relatedOneId && { relatedOneId }),
      },
    },
    inspected(result),
    { type: 'ItemShelved', data: { shelfId, shelfName: shelfId } },
  ];
  return events;
};

const account = ({ accountId, warehouseIds, permissions }: Viewer, userType: 1 | 3 | 4): Fact =>
  anAccount({
    accountId,
    login: accountId,
    name: accountId,
    userType,
    role: '',
    warehouseIds: [...warehouseIds],
    permissions: permissions.map(({ permissionId, actions }) => ({ permissionId, actions: [...actions] })),
  });

const countedNumbers = (): Numbers => {
  let last = 0;
  let references = 122;
  return {
    oneId: () => oneId(++last),
    next: async (series, now) => series.write(++last, now),
    reference: () => `ABCDEFGH${++references}`,
  };
};
