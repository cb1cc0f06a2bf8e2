import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password } from './settle.ts';
import { openWholePortal, type WholePortal } from './whole-portal.ts';

const address = {
  recipient: 'Wilhelmina Achterberg',
  country: 'US',
  state: 'NY',
  city: 'Poughkeepsie',
  zipCode: '12601',
  street: '77 Hawthorn Lane',
  phone: '845 555 0199',
};

/** Figures alone may stand in a line by chance. */
const telling = ['Wilhelmina', 'Achterberg', 'Poughkeepsie', 'Hawthorn', address.phone];

const lines: string[] = [];
let whole: WholePortal;
beforeAll(async () => void (whole = await openWholePortal({ settings: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void lines.push(line) } })));
afterAll(() => whole.close());

const reship = async (body: object) => whole.call('seller', 'business', { method: 'POST', path: '/requests/reship' }, { body });
const routesOf = (said: readonly Record<string, unknown>[]) => said.flatMap(({ route }) => (route === undefined ? [] : [route]));

describe('Rule: a line of the log tells which request it is of, and nothing of a person', () => {
  it('whether a command is accepted, refused or not understood, and whatever is searched for', async () => {
    await whole.signIn('seller');
    const oneIds = [await whole.given.available()];
    const answers = [
      await reship({ oneIds, address }),
      await reship({ oneIds, address }),
      await reship({ oneIds, address: { ...address, zipCode: 12_601 } }),
      await whole.call('seller', 'business', { method: 'GET', path: '/inventory/items' }, { query: { text: address.recipient } }),
    ];
    expect(answers.slice(0, 3).map(({ statusCode }) => statusCode)).toEqual([200, 409, 400]);

    const said = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(routesOf(said)).toEqual(expect.arrayContaining(['/api/business/requests/reship', '/api/admin/login']));
    for (const { headers } of answers) expect(said.map(({ reqId }) => reqId)).toContain(headers['x-request-id']);
    expect(said.filter(({ route, reqId }) => route !== undefined && reqId === undefined)).toEqual([]);

    const text = lines.join('');
    const secrets = [...telling, password, whole.tokens.get('seller')!];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});
