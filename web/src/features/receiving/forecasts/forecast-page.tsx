import { ForecastDetail } from '../../../shared/package/forecast-detail.tsx';
import { ForecastActions } from './forecast-actions.tsx';

/** One forecast, expected against received (R2.26). */
export default function ForecastPage() {
  return <ForecastDetail whose={({ shopInfo }) => [shopInfo.realname]} actions={(pack) => <ForecastActions pack={pack} />} />;
}
