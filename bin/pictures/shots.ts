import type { Page } from 'playwright-core';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import type { Texts } from '#tests/support/journey-texts.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';

export interface Shot {
  /** Of the file, `docs/pictures/<name>.png`. */
  name: string;
  /** Who of the demo world looks at it. */
  login: string;
  address: string;
  width?: number;
  height?: number;
  /** What is done before the picture is taken. */
  act?: (page: Page, texts: Texts) => Promise<void>;
}

const firstRow = (page: Page) => page.locator('tbody tr[data-row]').first();

export const shots: readonly Shot[] = [
  {
    name: 'seller',
    login: 'seller',
    address: withoutParameters(businessPaths.inventory),
    act: async (page) => {
      await firstRow(page).click();
      await page.getByRole('dialog').getByRole('heading', { level: 2 }).waitFor();
    },
  },
  { name: 'staff', login: 'warehouse', address: warehousePaths.workplace },
  {
    name: 'wall',
    login: 'warehouse',
    address: warehousePaths.workplace,
    width: 1920,
    height: 1080,
    act: async (page) => {
      await page.keyboard.press('f');
      await page.waitForTimeout(500);
    },
  },
  { name: 'administrator', login: 'admin', address: adminPaths.bi },
];
