import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { PermittedPages } from '#web/core/routes/permitted-pages.ts';
import { adminTable } from '#web/terminals/admin.ts';
import { pagesOf } from '#web/core/routes/route-table.ts';
import { Ageing } from './ageing.tsx';
import { Rankings } from './rankings.tsx';
import { agedRows, soldRows } from '../drill-down-links.ts';

const asked = { from: '2026-11-01', to: '2026-11-30', preset: undefined, wareId: 'EWR-1', shopId: undefined, compare: false };
const linksOf = (page: React.ReactNode): string[] => {
  const text = renderToStaticMarkup(
    <MemoryRouter>
      <PermittedPages value={pagesOf(adminTable.rows)}>{page}</PermittedPages>
    </MemoryRouter>,
  );
  return [...text.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, name]) => `${name} ${href!.replaceAll('&amp;', '&')}`);
};

describe('Rule: what stands for rows opens them, by its name as by its figures (R2.82)', () => {
  it('an age', () => {
    const ageing = [{ from: 61, to: 90, items: 353, fee: 67_500 }];
    // Untranslated here: a key stands for its words.
    expect(linksOf(<Ageing ageing={ageing} asked={asked} />)).toEqual([`bi.age ${agedRows(asked, { from: 61, to: 90 })}`]);
  });

  it('a platform', () => {
    const platforms = [{ platform: 'StockMarket', items: 3, costKnown: 3, sales: 90_000, profit: 20_000 }];
    const bi = { from: asked.from, to: asked.to, warehouses: [], shops: [], platforms } as unknown as Bi;
    const to = soldRows(asked, 'StockMarket');
    expect(linksOf(<Rankings bi={bi} asked={asked} today="2026-11-30" onFilter={() => undefined} />)).toEqual(
      ['StockMarket', '$900', '$200', '3'].map((name) => `${name} ${to}`),
    );
  });
});
