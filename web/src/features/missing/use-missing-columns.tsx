import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MissingRow } from '#contracts/missing/missing-endpoints.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { MissingButtons } from './missing-buttons.tsx';
import { Payment } from './payment.tsx';

/** In the words of whoever could not pick it; a count has none. */
export const whyMissed = ({ counted, reason }: MissingRow, t: TFunction): string => (counted ? t('missing.inCount') : (reason ?? '–'));

export const useMissingColumns = (): readonly Column<MissingRow>[] => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const { terminal } = useUser();
  return [
    { key: 'shelf', title: t('missing.shelf'), width: 116, fixed: true, sort: 'shelf', render: ({ shelvesName }) => shelvesName ?? '–' },
    { key: 'oneId', title: 'ONE ID', width: 118, fixed: true, render: ({ oneId }) => <OneId value={oneId} /> },
    {
      key: 'item',
      title: t('missing.item'),
      render: ({ img, remarks, sku, spec }) => <Goods picture={img} name={remarks} number={`${sku} · ${sizeText(spec)}`} />,
    },
    { key: 'owner', title: t('reference.owner'), width: 140, render: ({ shopInfo }) => ownerName(shopInfo) },
    { key: 'warehouse', title: t('reference.warehouse'), width: 130, optional: true, render: ({ wareName }) => wareName },
    { key: 'order', title: t('missing.missedFor'), width: 130, optional: true, render: ({ oddNo }) => oddNo ?? '–' },
    { key: 'why', title: t('missing.why'), width: 200, render: (row) => row.writeOff?.reason ?? whyMissed(row, t) },
    { key: 'by', title: t('missing.asked'), width: 160, render: ({ writeOff }) => writeOff?.requester ?? '–' },
    { key: 'at', title: t('missing.missed'), width: 152, sort: 'gmtModify', render: ({ gmtCreate }) => <TimeText at={gmtCreate} /> },
    ...(terminal === 'admin' ? [{ key: 'payment', title: t('missing.payment'), width: 210, render: paymentOf }] : []),
    { key: 'actions', title: '', width: 190, fixed: true, render: (row) => <MissingButtons row={row} /> },
  ];
};

const paymentOf = ({ payment }: MissingRow) => (payment ? <Payment payment={payment} /> : '–');
