import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortal, type OpenPortal } from '#tests/support/portal.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

const art = '/art/DD1391-100.svg';

describe('Rule: outside of the demo nothing of it is served, and the API is described to nobody', () => {
  let whole: WholePortal;
  beforeAll(async () => void (whole = await openWholePortal()));
  afterAll(() => whole.close());

  it.each([art, '/api/docs/json'])('%s', async (url) => expect((await whole.portal.app.inject(url)).statusCode).not.toBe(200));
});

describe('Rule: what the demo serves to strangers it does not serve without end', () => {
  let portal: OpenPortal;
  beforeAll(async () => void (portal = await openPortal()));
  afterAll(() => portal.close());

  it('a picture', async () => expect((await portal.app.inject(art)).statusCode).toBe(200));

  it('the description, three hundred times a minute', async () => {
    for (let call = 0; call < 300; call++) expect((await portal.app.inject('/api/docs/json')).statusCode).toBe(200);
    expect((await portal.app.inject('/api/docs/json')).json()).toMatchObject({ code: 429, error: 'RateLimited' });
  });
});
