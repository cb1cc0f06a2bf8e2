import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { InventoryView } from '#contracts/inventory/inventory-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';

/** What is detailed (R2.100): what lies there, what came, what left. */
const views: Readonly<Record<string, InventoryView>> = { stock: 'all', inbound: 'inbound', outbound: 'out' };

/** The rows behind the figures of a warehouse stand in the list of all stock, narrowed as the address says. */
export default function StockDetailPage() {
  const { type = 'stock' } = useParams();
  const [parameters] = useSearchParams();
  const list = adminPaths.stock.replace(':type?', views[type.toLowerCase()] ?? 'all');
  return <Navigate replace to={withQuery(list, Object.fromEntries(parameters))} />;
}
