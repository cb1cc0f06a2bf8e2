import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { getTransfer } from '#contracts/transfers/transfer-endpoints.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { FloorPage } from '#web/ui/floor/page/floor-page.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { Bench } from './bench.tsx';
import { FindTransfer } from './find-transfer.tsx';

/** Takes in what another warehouse sent (R1.13), item by item or parcel by parcel; without a number it asks which. */
export default function ReceiveTransferPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  usePageName(t('transfers.pages.receive'));
  const oddNo = params.get('oddNo');
  return oddNo ? <Transfer key={oddNo} oddNo={oddNo} /> : <FindTransfer />;
}

const Transfer = ({ oddNo }: { oddNo: string }) => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const read = useRead(getTransfer, { oddNo });
  useLiveReads(warehouse && warehouseTopic('transfers', warehouse.id), getTransfer);
  if (read.data) return <Bench transfer={read.data} />;
  return (
    <FloorPage
      title={t('transfers.pages.receive')}
      meta={oddNo}
      back={withQuery(warehousePaths.transfers, {})}
      scan={{ placeholder: t('transfers.wait'), onScan: () => undefined }}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={3} height={96} />}>
        {() => null}
      </ReadStates>
    </FloorPage>
  );
};
