import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewTopic } from '#contracts/audit/audit-topics.ts';
import { orderTopic } from '#contracts/outbound/odd-no.ts';
import { openBrowser, ticketOf } from './live-browser.ts';
import { person } from './people.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

const colleague = person('colleague', { userType: 1, role: 'administrator', permissions: [{ permissionId: '400', actions: ['query', 'edit'] }] });

let whole: WholePortal;
beforeAll(async () => void (whole = await openWholePortal({ people: [colleague] })));
afterAll(() => whole.close());

const browserOf = async (role: Parameters<typeof ticketOf>[1]) => openBrowser(whole, await ticketOf(whole, role));

describe('Rule: a ticket opens one socket, for a page of the portal', () => {
  it('once', async () => {
    const ticket = await ticketOf(whole, 'seller');
    const browser = await openBrowser(whole, ticket);
    await browser.subscribe(['inventory:shop:7']);
    await expect(openBrowser(whole, ticket)).rejects.toThrow('401');
    browser.close();
  });

  it('not without one', async () => expect(openBrowser(whole, 'made-up')).rejects.toThrow('401'));

  it('not for a page of another site', async () => {
    const headers = { host: 'portal.example', origin: 'https://evil.example' };
    await expect(openBrowser(whole, await ticketOf(whole, 'seller'), headers)).rejects.toThrow('403');
  });

  it('not after its session has ended', async () => {
    const token = await whole.signIn('seller');
    const ticket = await ticketOf(whole, 'seller', token);
    await whole.portal.app.inject({ method: 'POST', url: '/api/business/account/logout', headers: { token } });
    await expect(openBrowser(whole, ticket)).rejects.toThrow('401');
  });
});

describe('Rule: a topic is followed by whoever may read the same thing', () => {
  const refusedOf = async (role: Parameters<typeof ticketOf>[1], topics: string[]) => {
    const browser = await browserOf(role);
    await browser.subscribe(topics);
    const followed = browser.heard.flatMap((message) => ('subscribed' in message ? message.subscribed : []));
    const refused = topics.filter((topic) => !followed.includes(topic));
    expect(browser.heard).toContainEqual({ refused: refused.length, reason: 'Forbidden' });
    browser.close();
    return refused;
  };

  it('refuses the rest', async () => {
    const oneId = await whole.given.available();
    const topics = [
      `item:${oneId}`,
      'inventory:shop:7',
      'inventory:warehouse:W1',
      'inventory:all',
      'board:W1',
      'wallet:7',
      'wallet:all',
      'repairs:7',
      'repairs:all',
      'announcements:business',
      'announcements:all',
      'warehouses',
      'audit',
      'bi',
      'nonsense',
    ];
    expect(await refusedOf('seller', topics)).toEqual([
      'inventory:warehouse:W1',
      'inventory:all',
      'board:W1',
      'wallet:all',
      'repairs:all',
      'announcements:all',
      'warehouses',
      'audit',
      'bi',
      'nonsense',
    ]);
    expect(await refusedOf('otherSeller', topics)).toEqual(topics.filter((topic) => topic !== 'announcements:business'));
    expect(await refusedOf('staff', topics)).toEqual([
      'inventory:shop:7',
      'inventory:all',
      'wallet:7',
      'wallet:all',
      'repairs:7',
      'repairs:all',
      'announcements:business',
      'announcements:all',
      'warehouses',
      'audit',
      'bi',
      'nonsense',
    ]);
    expect(await refusedOf('otherStaff', topics)).toEqual(topics);
    expect(await refusedOf('admin', topics)).toEqual(['announcements:business', 'nonsense']);
    expect(await refusedOf('idleAdmin', topics)).toEqual(topics);
  });
});

describe('Rule: what a role may not see is not pushed to it either', () => {
  it('tells a seller of neither operators nor shelves, but that an item is available', async () => {
    const [seller, staff] = [await browserOf('seller'), await browserOf('staff')];
    await seller.subscribe(['inventory:shop:7']);
    await staff.subscribe(['inventory:warehouse:W1']);
    const oneId = await whole.given.available();
    const of = (notices: { streamId: string; type: string }[]) =>
      notices.filter(({ streamId }) => streamId === `item-${oneId}`).map(({ type }) => type);

    await staff.until(() => of(staff.notices('inventory:warehouse:W1')).length === 4 || undefined);
    expect(of(staff.notices('inventory:warehouse:W1'))).toEqual(['ItemForecast', 'ItemReceived', 'ItemInspected', 'ItemShelved']);
    expect(staff.notices('inventory:warehouse:W1')[0]).toHaveProperty('actor', 'setup');
    await seller.until(() => of(seller.notices('inventory:shop:7')).length === 4 || undefined);
    expect(of(seller.notices('inventory:shop:7'))).toEqual(['ItemForecast', 'ItemReceived', 'ItemInspected', 'ItemChanged']);
    expect(JSON.stringify(seller.heard)).not.toContain('actor');
    seller.close();
    staff.close();
  });
});

describe('Rule: who reviews an application is told who else has it open', () => {
  const presentOf = ({ heard }: Awaited<ReturnType<typeof browserOf>>) =>
    heard.flatMap((message) => ('present' in message ? [message.present] : [])).at(-1);
  const isNow = (names: string[]) => (present: string[] | undefined) => JSON.stringify(present) === JSON.stringify(names) || undefined;

  it('by name, until the page or the socket is closed; nobody is told of themselves', async () => {
    const { oddNo } = await whole.given.cashOut();
    const topic = reviewTopic(oddNo);
    const [one, two] = [await browserOf('admin'), await openBrowser(whole, await ticketOf(whole, 'admin', await whole.signIn('colleague')))];
    await one.subscribe([topic]);
    await one.until(() => isNow([])(presentOf(one)));
    await two.subscribe([topic]);
    await two.until(() => isNow(['admin'])(presentOf(two)));
    await one.until(() => isNow(['colleague'])(presentOf(one)));
    two.say({ unsubscribe: [topic] });
    await one.until(() => isNow([])(presentOf(one)));
    await two.subscribe([topic]);
    await one.until(() => isNow(['colleague'])(presentOf(one)));
    const again = await browserOf('admin');
    await again.subscribe([topic]);
    await again.until(() => isNow(['colleague'])(presentOf(again)));
    two.close();
    await one.until(() => isNow([])(presentOf(one)));
    one.close();
    again.close();
  });

  it('and nobody else: not its seller, not the floor, not who only looks', async () => {
    const { oddNo } = await whole.given.cashOut();
    const reviewer = await browserOf('admin');
    await reviewer.subscribe([reviewTopic(oddNo)]);
    for (const role of ['seller', 'otherSeller', 'shopUser', 'staff', 'idleAdmin'] as const) {
      const browser = await browserOf(role);
      await browser.subscribe([reviewTopic(oddNo), orderTopic(oddNo)]);
      expect(browser.heard.flatMap((message) => ('subscribed' in message ? message.subscribed : []))).not.toContain(reviewTopic(oddNo));
      expect(presentOf(browser)).toBeUndefined();
      browser.close();
    }
    expect(presentOf(reviewer)).toEqual([]);
    reviewer.close();
  });
});

describe('Rule: a lost connection is resumed without a gap and without a repetition', () => {
  it('hears each fact once, in order, while others go on writing', async () => {
    const first = await browserOf('admin');
    let since = await first.subscribe(['inventory:all']);
    first.close();

    const made: string[] = [];
    let writing = true;
    const writer = (async () => {
      while (writing) made.push(await whole.given.item('received'));
    })();
    const seen: string[] = [];
    for (let round = 0; round < 5; round++) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      const browser = await browserOf('admin');
      await browser.subscribe(['inventory:all'], since);
      await new Promise((resolve) => setTimeout(resolve, 60));
      if (round === 4) {
        writing = false;
        await writer;
        const isLast = ({ streamId, version }: { streamId: string; version: number }) => streamId === `item-${made.at(-1)}` && version === 2;
        await browser.until(() => browser.notices('inventory:all').some(isLast) || undefined);
      }
      seen.push(...browser.notices('inventory:all').map(({ streamId, version }) => `${streamId}@${version}`));
      since = browser.heard.map((message) => ('position' in message ? message.position : since)).at(-1)!;
      browser.close();
    }
    expect(seen).toEqual(made.flatMap((oneId) => [`item-${oneId}@1`, `item-${oneId}@2`]));
  });

  it('starts anew where too much was missed', async () => {
    const browser = await browserOf('admin');
    const since = await browser.subscribe(['audit']);
    browser.close();
    const witness = await browserOf('admin');
    await witness.subscribe(['inventory:all']);
    for (let i = 0; i < 21; i++) await Promise.all(Array.from({ length: 25 }, () => whole.given.available()));
    // The feed tells a moment after the commit, and what it has yet to tell is heard live, not missed.
    const last = await whole.given.available();
    await witness.until(
      () => witness.notices('inventory:all').some(({ streamId, version }) => streamId === `item-${last}` && version === 4) || undefined,
    );
    witness.close();
    const again = await browserOf('admin');
    await again.subscribe(['inventory:all'], since);
    expect(again.heard).toContainEqual(expect.objectContaining({ reset: 'inventory:all' }));
    expect(again.notices('inventory:all')).toEqual([]);
    again.close();
  });
});

describe('Rule: a socket ends with its session', () => {
  it('when its user signs out', async () => {
    const token = await whole.signIn('seller');
    const browser = await openBrowser(whole, await ticketOf(whole, 'seller', token));
    await browser.subscribe(['inventory:shop:7']);
    await whole.portal.app.inject({ method: 'POST', url: '/api/business/account/logout', headers: { token } });
    expect(await browser.closed()).toBe(4001);
    expect(browser.heard).toContainEqual({ ended: 'Unauthorized' });
  });

  it('when its account is suspended', async () => {
    const browser = await browserOf('shopUser');
    await browser.subscribe(['inventory:shop:7']);
    await whole.post('admin', '/accounts/suspensions', { accountId: 'HELPER', reason: 'left' });
    expect(await browser.closed()).toBe(4001);
    expect(browser.heard).toContainEqual({ ended: 'Suspended' });
  });
});

describe('Rule: a socket ends with the right to what it follows', () => {
  it('and comes back as what its user is now', async () => {
    const browser = await browserOf('otherStaff');
    await browser.subscribe(['board:W2']);
    const permissions = [{ permissionId: '700101', actions: ['query'] }];
    await whole.post('admin', '/accounts/access', { accountId: 'ELSEWHERE', role: 'warehouse', warehouseIds: ['W1'], permissions });
    expect(await browser.closed()).toBe(1012);
    const again = await browserOf('otherStaff');
    await again.subscribe(['board:W2']);
    expect(again.heard).toContainEqual({ refused: 1, reason: 'Forbidden' });
    again.close();
  });
});

describe('Rule: a socket that says too much at once is closed', () => {
  it('beyond 16 kB', async () => {
    const browser = await browserOf('seller');
    await browser.subscribe(['inventory:shop:7']);
    browser.say({ subscribe: ['x'.repeat(16 * 1024)] });
    expect(await browser.closed()).toBe(1009);
  });
});

describe('Rule: a socket that says nonsense is closed', () => {
  it.each([['not JSON'], [{ subscribe: 'all' }], [{ shout: ['x'] }]])('%j', async (message) => {
    const browser = await browserOf('seller');
    await browser.subscribe(['inventory:shop:7']);
    browser.say(message as object);
    expect(await browser.closed()).toBe(4003);
  });
});
