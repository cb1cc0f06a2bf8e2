import { describe, expect, it } from 'vitest';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { recallRequestsEndpoint } from '#contracts/requests/batch-requests.ts';
import { requestRejections } from '#contracts/requests/rejections/request-rejections.ts';
import { journey } from '../support/journey.ts';
import { callsOf } from '../support/portal-calls.ts';
import { shelvedItems } from '../support/portal-goods.ts';
import { administrator } from './people/administrator.ts';
import { customer } from '../support/customer.ts';

const here = journey();
const reason = 'The address is incomplete';

/** Three requests of the seller, and the reviewer before them. */
const threeRequests = async () => {
  const items = await shelvedItems(here.portal.url, 3);
  const katie = await callsOf(here.portal.url, 'seller');
  const grace = administrator(await here.arrives('administrator'));
  await grace.signsIn('admin');
  await grace.opensAuditCentre();
  const oddNos: string[] = [];
  for (const { oneId } of items) oddNos.push((await katie.send(applyReshipEndpoint, { oneIds: [oneId], address: customer })).oddNo);
  for (const oddNo of oddNos) await grace.seesToReview(oddNo);
  return { katie, grace, oddNos };
};

describe('Many requests are decided on in one go', () => {
  it('approved with one key; the one that its seller took back meanwhile stays and says why', async () => {
    const { katie, grace, oddNos } = await threeRequests();
    const [first, second, recalled] = oddNos as [string, string, string];
    await grace.chooses(oddNos);
    const looksAgain = await grace.looksAtAnOldList();
    await katie.send(recallRequestsEndpoint, { oddNos: [recalled] });
    await grace.approvesChosen(3);
    await grace.sees(grace.t('audit.batchApproved', { count: 2 }));
    await looksAgain();
    await grace.seesRefused(recalled, grace.words(requestRejections.OrderStateForbids, { oddNo: recalled }));
    await grace.seesNotToReview(first);
    await grace.seesNotToReview(second);
  });

  it('or one after the other with the keys: the row that they are on, and where they are on none, how to get there', async () => {
    const { grace, oddNos } = await threeRequests();
    const { page, t } = grace;
    await page.keyboard.press('a');
    await grace.sees(t('ui.chooseFirst'));
    const row = page.locator('tr[data-row]:focus');
    // Those that wait longer come first, and not all of them can be approved with a key.
    let oddNo = '';
    for (let rows = 0; rows < 50 && !oddNos.includes(oddNo); rows++) {
      await page.keyboard.press('j');
      oddNo = (await row.getAttribute('data-row'))!;
    }
    expect(oddNos).toContain(oddNo);
    await page.keyboard.press('a');
    await grace.sees(t('audit.batchApproved', { count: 1 }));
    await grace.seesNotToReview(oddNo);
  });

  it('rejected for one reason', async () => {
    const { grace, oddNos } = await threeRequests();
    await grace.chooses(oddNos);
    await grace.rejectsChosen(3, reason);
    for (const oddNo of oddNos) await grace.seesNotToReview(oddNo);
  });
});
