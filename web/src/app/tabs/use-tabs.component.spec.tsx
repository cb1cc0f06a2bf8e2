import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInConsole } from '#tests/support/component.tsx';
import type { PageRoute } from '#web/core/routes/route-table.ts';
import { matchRoute } from '#web/core/tabs/tab-key.ts';
import { close } from './tabs.ts';
import { useTabs } from './use-tabs.ts';

const page = async () => ({ default: () => null });
const rows: PageRoute[] = [
  { path: '/stock', page, title: 'inventory.pages.inventory' },
  { path: '/orders', page, title: 'orders.pages.outboundOrders' },
  { path: '/order', page, title: 'announcements.pages.announcement', tabBy: ['oddNo'] },
];

const Tabs = () => {
  const location = useLocation();
  const navigate = useNavigate();
  const tabs = useTabs(rows, matchRoute(rows, location.pathname), location);
  return (
    <>
      <ul aria-label="Tabs">
        {tabs.tabs.map(({ key, name }) => (
          <li key={key} aria-current={key === tabs.activeKey}>
            {name ?? key}
          </li>
        ))}
      </ul>
      <p>at {location.pathname + location.search}</p>
      {['/stock', '/orders', '/order?oddNo=1', '/order?oddNo=2'].map((path) => (
        <button key={path} type="button" onClick={() => navigate(path)}>
          open {path}
        </button>
      ))}
      <button type="button" onClick={() => tabs.apply(close(tabs.tabs, tabs.activeKey!, tabs.activeKey!))}>
        close
      </button>
      <button type="button" onClick={() => tabs.rename(tabs.activeKey!, 'Order 1')}>
        rename
      </button>
      <button type="button" onClick={() => tabs.replaceTab(tabs.activeKey!, '/orders')}>
        give way
      </button>
    </>
  );
};

/** A page as a person reads it, with what they press. */
const openTabs = async () => {
  const screen = await renderInConsole(<Tabs />, { address: '/stock' });
  const tabs = () => screen.getByRole('list', { name: 'Tabs' }).element();
  return {
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
    names: () => [...tabs().children].map(({ textContent }) => textContent),
    shown: () => tabs().querySelector('[aria-current="true"]')?.textContent,
    address: () => screen.getByText(/^at /).element().textContent,
  };
};

beforeEach(() => {
  document.cookie = 'tabs=; max-age=0; path=/';
});

describe('Rule: what was visited stays open in tabs (R2.145)', () => {
  it('opens one for each page, and for each value that tells two addresses of it apart', async () => {
    const { press, names, shown } = await openTabs();
    await press('open /order?oddNo=1');
    await press('open /order?oddNo=2');
    await press('open /stock');
    await expect.poll(names).toEqual(['/stock', '/order|1', '/order|2']);
    await expect.poll(shown).toBe('/stock');
  });

  it('moves to a neighbour when the tab that shows is closed', async () => {
    const { press, names, shown, address } = await openTabs();
    await press('open /orders');
    await press('close');
    await expect.poll(names).toEqual(['/stock']);
    await expect.poll(shown).toBe('/stock');
    expect(address()).toBe('at /stock');
  });

  it('bears the name that its page gives it', async () => {
    const { press, names } = await openTabs();
    await press('open /order?oddNo=1');
    await press('rename');
    await expect.poll(names).toEqual(['/stock', 'Order 1']);
  });

  it('gives way to the page that its work led to', async () => {
    const { press, names, address } = await openTabs();
    await press('open /order?oddNo=1');
    await press('give way');
    await expect.poll(names).toEqual(['/stock', '/orders']);
    await expect.poll(address).toBe('at /orders');
  });
});
