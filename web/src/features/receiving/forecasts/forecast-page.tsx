import { ForecastDetail } from '#web/shared/package/forecast-detail.tsx';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { ForecastActions } from './forecast-actions.tsx';

/** One forecast, expected against received (R2.26). */
export default function ForecastPage() {
  const ownerName = useOwnerName();
  return <ForecastDetail whose={({ shopInfo }) => [ownerName(shopInfo)]} actions={(pack) => <ForecastActions pack={pack} />} />;
}
