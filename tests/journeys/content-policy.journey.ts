import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { journey, newcomer } from '../support/journey.ts';
import type { Person } from '../support/people.ts';

const here = journey();
let victim: Person;
beforeEach(async () => {
  // The victim is nobody of the journey: what the policy stops is what is wanted here, and no trouble.
  const visitor = await here.arrives('visitor');
  victim = await newcomer(visitor.page.context().browser()!, { name: 'victim', url: here.portal.url });
  await visitor.page.context().close();
  await victim.signsInByForm('seller');
});
afterEach(() => victim.page.context().close());

/** What somebody might bring into a page, and what it would have done. */
const broughtIn: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a script in the page': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    }),
  'a handler in a tag': (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="data:image/gif;base64,none" onerror="window.ran = true">');
    }),
  'a script from elsewhere': (page) =>
    page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/script.js';
      document.body.append(script);
    }),
  'a frame of another site': (page) =>
    page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(frame);
    }),
  'a call to another server': (page) =>
    page.evaluate(() =>
      fetch('https://elsewhere.example/').then(
        () => {},
        () => {},
      ),
    ),
  'a socket to another server': (page) =>
    page.evaluate(() => {
      try {
        new WebSocket('wss://elsewhere.example/').close();
      } catch {
        // Some browsers throw, others close.
      }
    }),
};

describe('What was brought into a page neither runs nor speaks to anybody', () => {
  it.each(Object.keys(broughtIn))('%s', async (what) => {
    await broughtIn[what]!(victim.page);
    await expect.poll(() => victim.troubles.join()).toContain('Content Security Policy');
    expect(await victim.page.evaluate(() => 'ran' in window)).toBe(false);
  });
});

describe('The session goes to the portal alone', () => {
  it('in a cookie that no other site makes a browser send, and that no answer sets', async () => {
    const set: string[] = [];
    victim.page.on('response', (answer) => 'set-cookie' in answer.headers() && set.push(answer.url()));
    await victim.page.reload();
    await victim.seesLive();
    const cookies = await victim.page.context().cookies();
    expect(cookies.map(({ name }) => name)).toContain('token');
    expect(cookies.filter(({ sameSite }) => sameSite !== 'Strict')).toEqual([]);
    expect(set).toEqual([]);
  });
});
