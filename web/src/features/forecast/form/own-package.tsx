import { Link } from 'react-router-dom';
import type { PackageStatus } from '#contracts/forecast/package-events.ts';
import { listPackages } from '#contracts/forecast/package-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';

const open: readonly PackageStatus[] = ['scheduled', 'arrived', 'received'];

/** The seller's own package under a tracking number; one of somebody else is not named. */
export const OwnPackage = ({ logNo }: { logNo: string }) => {
  const place = useViewpoint();
  const { data } = useRead(listPackages, { text: logNo }, { quiet: true });
  const own = data?.data.find((pack) => pack.logNo === logNo && open.includes(pack.status));
  return own && <Link to={packageLink(place, own)}>{own.preId}</Link>;
};
