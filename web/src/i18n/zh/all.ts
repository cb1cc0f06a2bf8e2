import { outbound } from './outbound.ts';
import { appoint } from './appoint.ts';
import { account } from './account.ts';
import { accounts } from './accounts.ts';
import { announcements } from './announcements.ts';
import { audit } from './audit.ts';
import { home } from './home.ts';
import { bi } from './bi.ts';
import publicTexts from './public.ts';
import { floor } from './floor.ts';
import { inbound } from './inbound.ts';
import { inspection } from './inspection.ts';
import { shelves } from './shelves.ts';
import { shelving } from './shelving.ts';
import { warehouseSettings } from './warehouse-settings.ts';
import { forecast } from './forecast.ts';
import { packages } from './packages.ts';
import { inventory } from './inventory.ts';
import { item } from './item.ts';
import { labels } from './labels.ts';
import { orderScan } from './order-scan.ts';
import { orders } from './orders.ts';
import { print } from './print.ts';
import { repairs } from './repairs.ts';
import { receiving } from './receiving.ts';
import { settings } from './settings.ts';
import { packing } from './packing.ts';
import { picking } from './picking.ts';
import { shell } from './shell.ts';
import { system } from './system.ts';
import { taskBoard } from './task-board.ts';
import { occupancy } from './occupancy.ts';
import { overview } from './overview.ts';
import { allForecasts } from './all-forecasts.ts';
import { ui } from './ui.ts';
import { wallet } from './wallet.ts';
import { workplace } from './workplace.ts';
import { warehouseHome } from './warehouse-home.ts';

export default {
  ...publicTexts,
  account,
  accounts,
  announcements,
  audit,
  home,
  bi,
  floor,
  outbound,
  appoint,
  receiving,
  shelves,
  shelving,
  inspection,
  inbound,
  forecast,
  packages,
  inventory,
  item,
  labels,
  orderScan,
  orders,
  repairs,
  settings,
  packing,
  picking,
  print,
  shell,
  system,
  ui,
  taskBoard,
  allForecasts,
  occupancy,
  overview,
  warehouseHome,
  warehouseSettings,
  wallet,
  workplace,
};
