import type { Locator } from 'playwright-core';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import { requestTypes } from '#contracts/item/request-types.ts';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import type { Person } from '#tests/support/people.ts';

export interface Told {
  request?: RequestType;
  result?: InspectionResult;
}

/** An item and its timeline, beside the list it was opened from. */
export const itemDrawer = ({ page, t, words, sees }: Person, oneId: string) => {
  const drawer = page.getByRole('dialog', { name: t('item.drawer', { oneId: formatOneId(oneId) }) });
  const timeline = drawer.getByRole('region', { name: t('item.timeline') });
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  const step = (event: ItemEventName, { request, result }: Told = {}): Locator => {
    const title = t(`item.events.${event}`, {
      request: request ? lower(words(requestTypes[request])) : '',
      result: result ? lower(words(inspectionResults[result])) : '',
    });
    return timeline.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  };

  return {
    /** Beside the item's name. */
    seesStatus: (status: string) => sees(drawer.getByRole('heading', { level: 2 }).locator('xpath=..').getByText(status, { exact: true })),
    seesStep: (event: ItemEventName, told?: Told) => sees(step(event, told)),
    /** What the step says besides its title: a reason, a place, a number. */
    seesInStep: (event: ItemEventName, text: string, told?: Told) => sees(step(event, told).getByText(text).first()),
    /** The ONE ID that it had before, or has since, as its timeline tells. */
    opensOther: (other: string) => timeline.getByRole('button', { name: formatOneId(other) }).click(),
  };
};
