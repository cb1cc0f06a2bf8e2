import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PageLink } from './page-link.tsx';
import { PermittedPages } from './permitted-pages.ts';
import type { PageRoute } from './route-table.ts';

const pages: PageRoute[] = [{ path: '/admin/Audit/Outbound/Detail', page: async () => ({ default: () => null }), title: 'audit.pages.reviewDetail' }];
const shown = (to: string | undefined) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PermittedPages value={pages}>
        <PageLink to={to}>OC26112000377</PageLink>
      </PermittedPages>
    </MemoryRouter>,
  );

describe('Rule: a link whose page the viewer may not open is plain text (R2.160)', () => {
  it('leads to a page that is permitted', () => {
    const to = '/admin/Audit/Outbound/Detail?oddNo=OC26112000377';
    expect(shown(to)).toContain(`<a href="${to}"`);
  });

  it('stands alone otherwise', () => {
    for (const to of ['/admin/Audit/PlatformRecycling/Detail?oddNo=OC26112000377', undefined]) expect(shown(to)).toBe('<span>OC26112000377</span>');
  });
});
