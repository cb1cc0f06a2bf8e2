import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatOneId } from '#contracts/item/one-id.ts';
import { endpoints } from '#contracts/endpoints.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { topicKinds } from '#contracts/topics.ts';
import { asks } from './other-shop/asks.ts';
import { settleOtherShop, settleOwnShop } from './other-shop/settle-other-shop.ts';
import { noThings, textsOf, type Things } from './other-shop/things.ts';
import { openBrowser, ticketOf } from './live-browser.ts';
import type { Sample } from './matrix/row.ts';
import { topicRows } from './matrix/rows.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

let whole: WholePortal;
let other: Awaited<ReturnType<typeof settleOtherShop>>;
beforeAll(async () => {
  whole = await openWholePortal();
  await settleOwnShop(whole);
  other = await settleOtherShop(whole);
});
afterAll(() => whole.close());

/** Every query and command that a seller may make. */
const forSellers: readonly Endpoint<any, any, any>[] = endpoints.filter(
  ({ bases, access }) =>
    bases.includes('business') && (access === 'public' || access === 'signedIn' || access.some((check: string) => check.startsWith('business.'))),
);
const named = ({ oneIds, ...things }: Things): string[] => [...textsOf({ ...things, oneIds }), ...oneIds.map(formatOneId)];

/** What an answer holds of these things: their names as words of their own, and the number of the shop as a field. */
const foundIn = (text: string, things: Things): string[] => {
  const shop = new RegExp(`"(shopId|id)":"?${things.shopId}\\b`);
  return [...named(things).filter((name) => asAWord(name).test(text)), ...(shop.exec(text)?.slice(0, 1) ?? [])];
};

const asAWord = (name: string): RegExp => new RegExp(`(?<![\\w-])${name.replaceAll(/[+.?]/g, '\\$&')}(?![\\w-])`);

/** The answer with a word in place of each name, and without what every answer has anew. */
const told = ({ status, body }: Answer, things: Things): string =>
  named(things)
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, '<name>'), `${status} ${body}`)
    .replace(/"(requestId|ticket|refreshTime|data)":"[^"]*"/g, '"$1":""');

interface Answer {
  status: number;
  headers: string;
  body: string;
}

/** Calls, with the header that names the shop, which only administrators may. */
const asker =
  (token: string) =>
  async (endpoint: Endpoint<any, any, any>, sample: Sample, { shopId }: Things): Promise<Answer> => {
    const { statusCode, headers, body } = await whole.send({ token, shopid: String(shopId) }, 'business', endpoint, sample);
    return { status: statusCode, headers: JSON.stringify(headers), body };
  };

describe('Rule: a seller is shown nothing of another shop, and not told whether it is there', () => {
  it('in the answer of no endpoint: each is asked', () => {
    expect(Object.keys(asks).toSorted()).toEqual(forSellers.map(({ name }) => name).toSorted());
  });

  it.each(['seller', 'shopUser'] as const)(
    'to a %s of the other shop: a list, a detail, a file, a search, a command',
    async (role) => {
      const ask = asker(whole.tokens.get(role)!);
      const leaks: string[] = [];
      for (const endpoint of forSellers) {
        const { of, tells, names = () => [], accepts } = asks[endpoint.name]!;
        const ofNobody = await of(noThings);
        for (const [at, sample] of (await of(other.things)).entries()) {
          const spoken = JSON.stringify(sample);
          const note = (what: string) => leaks.push(`${endpoint.name} ${spoken.slice(0, 200)} ${what}`);
          const answer = await ask(endpoint, sample, other.things);
          const wellKnown = [...spoken.matchAll(/"([^"]*)"/g)].map(([, said]) => said!).concat(names(other.things));
          const found = foundIn(answer.headers + answer.body, other.things).filter((name) => !wellKnown.includes(name));
          if (found.length > 0) note(`shows ${found.join(', ')}`);
          const nobodys = JSON.stringify(ofNobody[at]);
          if (endpoint.command && answer.status === 200 && accepts === undefined && spoken !== nobodys) note('was accepted');
          if (tells !== undefined) continue;
          const ofNothing = await ask(endpoint, ofNobody[at]!, noThings);
          if (told(answer, other.things) !== told(ofNothing, noThings))
            note(`tells ${told(answer, other.things)}, and of nothing ${told(ofNothing, noThings)}`);
        }
      }
      expect(leaks).toEqual([]);
    },
    240_000,
  );

  it('though their own seller, who asks the same, is shown all of it', async () => {
    const ask = asker(other.token);
    const shown = new Set<string>();
    for (const endpoint of forSellers.filter(({ command }) => !command))
      for (const sample of await asks[endpoint.name]!.of(other.things))
        for (const name of foundIn((await ask(endpoint, sample, other.things)).body, other.things)) shown.add(name);
    // Only the answer that opens an import names it.
    expect(named(other.things).filter((name) => !shown.has(name))).toEqual([other.things.importId]);
  }, 240_000);
});

const everything = (things: Things): string[] => topicKinds.flatMap((kind) => topicRows[kind]!.of(things));
const own = ['inventory:shop:7', 'packages:shop:7', 'orders:shop:7', 'wallet:7', 'labels:7', 'repairs:7', 'announcements:business'];

describe('Rule: a seller hears nothing of another shop on the live socket', () => {
  it('whatever there is to follow: each kind is asked for', () => {
    expect(Object.keys(topicRows).toSorted()).toEqual(topicKinds.toSorted());
  });

  it('by following what is theirs, which is refused like what is nobody’s', async () => {
    for (const things of [other.things, noThings]) {
      const browser = await openBrowser(whole, await ticketOf(whole, 'seller'));
      await browser.subscribe(everything(things));
      const refused = browser.heard.reduce((sum, message) => sum + ('refused' in message ? message.refused : 0), 0);
      expect(refused).toBe(everything(things).length);
      expect(browser.heard.flatMap((message) => ('subscribed' in message ? message.subscribed : []))).toEqual([]);
      browser.close();
    }
  });

  it('by following what is their own, while the other works', async () => {
    const [browser, theirs] = [
      await openBrowser(whole, await ticketOf(whole, 'seller')),
      await openBrowser(whole, await ticketOf(whole, 'seller', other.token)),
    ];
    await browser.subscribe(own);
    await theirs.subscribe([`inventory:shop:${other.things.shopId}`]);
    const [oneId] = other.things.oneIds;
    await other.theirs('/sys_prod/save', { body: { id: oneId, costPrice: 815, supply: null } });
    const last = await whole.given.available();
    await theirs.until(() => theirs.notices(`inventory:shop:${other.things.shopId}`).find(({ streamId }) => streamId === `item-${oneId}`));
    await browser.until(() => browser.notices('inventory:shop:7').find(({ streamId, version }) => streamId === `item-${last}` && version === 4));
    expect(foundIn(JSON.stringify(browser.heard), other.things)).toEqual([]);
    browser.close();
    theirs.close();
  });
});

describe('Rule: the files of another shop stay with it', () => {
  it('a label by its address alone is not there, nor a picture to whom was not told its address', async () => {
    for (const url of [other.things.labelFile, noThings.labelFile, noThings.picture])
      expect((await whole.portal.app.inject(url)).json()).toMatchObject({ code: 404, error: 'FileNotFound' });
  });
});
