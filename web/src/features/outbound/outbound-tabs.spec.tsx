import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { OutboundTabs } from './outbound-tabs.tsx';

it('Rule: outbound orders have three tabs, and what was delivered has a page of its own (R2.30)', () => {
  const shown = renderToStaticMarkup(
    <MemoryRouter>
      <OutboundTabs />
    </MemoryRouter>,
  );
  const links = [...shown.matchAll(/href="([^"?]*)/g)].map(([, path]) => path);
  expect(links).toEqual([warehousePaths.shipWithLabel, warehousePaths.reship, warehousePaths.consignment].map((path) => withQuery(path, {})));
});
