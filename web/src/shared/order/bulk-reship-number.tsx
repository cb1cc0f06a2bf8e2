import { Link } from 'react-router-dom';
import { bulkReshipLink } from '#web/core/links/bulk-reship-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';

/** The bulk reship that an order is a box of, and the way to it. */
export const BulkReshipNumber = ({ bulkNo }: { bulkNo: string }) => {
  const to = bulkReshipLink(useViewpoint(), bulkNo);
  return to === undefined ? bulkNo : <Link to={to}>{bulkNo}</Link>;
};
