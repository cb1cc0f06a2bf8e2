import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { PackOrder } from './pack-order.tsx';
import { PackStart } from './pack-start.tsx';
import { useOpenOrder, useOrder } from './use-order.ts';

/** Packs and ships one order; without a number it asks which. */
export default function PackingPage() {
  const [params] = useSearchParams();
  const oddNo = params.get('oddNo');
  return oddNo ? <Order key={oddNo} oddNo={oddNo} /> : <PackStart />;
}

const Order = ({ oddNo }: { oddNo: string }) => {
  const { t } = useTranslation();
  const open = useOpenOrder();
  const read = useOrder(oddNo);
  if (read.data) return <PackOrder order={read.data} />;
  const scan = (code: string) => open({ oddNo: code.trim().toUpperCase() });
  return (
    <FloorPage
      title={t('packing.pages.packing')}
      meta={oddNo}
      back={warehousePaths.packing}
      scan={{ placeholder: t('packing.scanOrder'), onScan: scan }}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={3} height={96} />}>
        {() => null}
      </ReadStates>
    </FloorPage>
  );
};
