import { Inbox } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listSellerAccounts } from '#contracts/accounts/account-queries.ts';
import { renderInConsole } from '#tests/support/component.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { LiveProvider } from '#web/live/live-context.tsx';
import { PageTabContext, type PageTab } from '#web/ui/page/page-tab.ts';
import { UserContext } from '../access/use-user.ts';
import type { User } from '../access/user.ts';
import { useNeighbours } from '../open-row/neighbours.ts';
import { defineList } from './define-list.ts';
import { ListPage } from './list-page.tsx';

const tab: PageTab = {
  row: { path: '/accounts', title: 'accounts.pages.businessAccounts' },
  name: () => undefined,
  noteUnsaved: () => undefined,
  replaceTab: () => undefined,
};

const list = defineList({
  name: 'accounts',
  endpoint: listSellerAccounts,
  rowKey: ({ accountId }) => accountId,
  tabs: { all: ['all', 'waiting', 'active', 'disabled'], pinned: ['all', 'waiting'], label: (view) => `${view} ones` },
  useColumns: () => [{ key: 'name', title: 'Name', render: ({ name }) => name }],
  drawer: 'account',
  empty: () => ({ icon: Inbox, title: 'Nobody yet' }),
});

const none = { all: 0, waiting: 0, refused: 0, active: 0, disabled: 0, erased: 0 };
const rows = ['Anna', 'Ben', 'Cleo'].map((name, index) => ({ accountId: `a${index}`, name, version: 1, actions: [] }));

/** What the server has: the accounts by the tab that is asked for, and no saved views. */
const serve = (counts: Partial<typeof none>) =>
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    const { pathname, searchParams } = new URL(String(address), location.href);
    if (pathname.includes('/live')) return new Promise<Response>(() => undefined);
    const shown = searchParams.get('view') === 'disabled' ? rows.slice(0, 1) : rows;
    const page = { data: shown, totalCount: shown.length, next: null, counts: { ...none, ...counts } };
    const data = pathname.endsWith(listSellerAccounts.path) ? page : [];
    return new Response(JSON.stringify({ code: 200, msg: 'Success', data }), { headers: { 'content-type': 'application/json' } });
  });

const Address = () => {
  const { pathname, search } = useLocation();
  return <p>at {pathname + search}</p>;
};

/** What a drawer knows of the rows around the one that is open. */
const Beside = ({ account }: { account: string }) => {
  const neighbours = useNeighbours('account', account);
  return <p>{neighbours ? `between ${neighbours.previous ?? 'nothing'} and ${neighbours.next ?? 'nothing'}` : 'alone'}</p>;
};

const open = async (address = '/accounts') => {
  const screen = await renderInConsole(
    <UserContext value={{ id: 'u1', permissions: [] } as Partial<User> as User}>
      <PageTabContext value={tab}>
        <LiveProvider since="0" onEnded={() => undefined} onReconnect={() => undefined}>
          <ListPage list={list} />
          <Address />
          <Beside account="a1" />
        </LiveProvider>
      </PageTabContext>
    </UserContext>,
    { address },
  );
  await expect.element(screen.getByText('Anna')).toBeVisible();
  return screen;
};

beforeEach(() => queryClient.clear());
afterEach(() => vi.restoreAllMocks());

describe('Rule: a list is declared, and its page does the rest', () => {
  it('shows the pinned tabs, and the others while they hold something', async () => {
    serve({ all: 3, disabled: 1 });
    const screen = await open();
    await expect.element(screen.getByText(/^disabled ones/)).toBeVisible();
    await expect.element(screen.getByText(/^waiting ones/)).toBeVisible();
    await expect.element(screen.getByText(/^active ones/)).not.toBeInTheDocument();
  });

  it('keeps the tab in the address, and asks the server for its rows', async () => {
    const fetch = serve({ all: 3, disabled: 1 });
    const screen = await open();
    await screen.getByText(/^disabled ones/).click();
    await expect.element(screen.getByText('Ben')).not.toBeInTheDocument();
    await expect.element(screen.getByText('at /accounts?type=disabled')).toBeInTheDocument();
    expect(fetch.mock.calls.some(([address]) => String(address).includes('view=disabled'))).toBe(true);
  });

  it('shows a tab that is looked at, though it holds nothing', async () => {
    serve({ all: 3 });
    const screen = await open('/accounts?type=active');
    await expect.element(screen.getByText(/^active ones/)).toBeVisible();
  });

  it('opens a row beside the list: it stands in the address, between its neighbours', async () => {
    serve({ all: 3 });
    const screen = await open();
    await screen.getByText('Ben').click();
    await expect.element(screen.getByText('at /accounts?account=a1')).toBeInTheDocument();
    await expect.element(screen.getByText('between a0 and a2')).toBeInTheDocument();
  });
});
