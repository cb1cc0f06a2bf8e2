import { Button, Modal } from 'antd';
import Search from 'antd/es/input/Search';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { MAX_INBOUND_LOG_NO } from '#contracts/kernel/fields/typed-lengths.ts';
import { claimPackageEndpoint } from '#contracts/receiving/package-commands.ts';
import { listClaimable } from '#contracts/receiving/unclaimed-parcels.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../packages.module.css';

type Claimable = DataOf<typeof listClaimable>['records'][number];

/** Parcels that wait for an owner, found by the number that their sender knows. */
export default function ClaimParcelDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const field = useId();
  const [text, setText] = useState('');
  const [logNo, setLogNo] = useState<string>();
  const read = useRead(listClaimable, logNo === undefined ? {} : { logNo }, { quiet: true, staleTime: 0 });
  const search = () => setLogNo(text.trim() || undefined);
  return (
    <Modal open centered width={520} title={t('claim.title')} footer={null} onCancel={onClose}>
      <p>{t('claim.text')}</p>
      <label htmlFor={field} className="unseen">
        {t('claim.logNo')}
      </label>
      <Search
        id={field}
        autoFocus
        className="code"
        autoComplete="off"
        value={text}
        maxLength={MAX_INBOUND_LOG_NO}
        placeholder={t('claim.logNo')}
        enterButton={t('claim.search')}
        loading={read.isFetching}
        onChange={(event) => setText(event.target.value)}
        onSearch={search}
      />
      <ReadStates read={read} skeleton={<SkeletonRows rows={1} height={56} />}>
        {({ records }) =>
          records.length > 0 ? (
            <ul className={styles['claimable']}>
              {records.map((parcel) => (
                <ClaimableParcel key={parcel.preId} parcel={parcel} onClaimed={onClose} />
              ))}
            </ul>
          ) : (
            logNo !== undefined && <EmptyState title={t('claim.nothing')} text={t('claim.nothingText')} />
          )
        }
      </ReadStates>
    </Modal>
  );
}

const ClaimableParcel = ({
  parcel: { preId, logNo, wareName, received, gmtArrived, forecastId },
  onClaimed,
}: {
  parcel: Claimable;
  onClaimed: () => void;
}) => {
  const { t } = useTranslation();
  const claim = useCommand(claimPackageEndpoint, {
    invalidates: [listClaimable, listPackages, getPackage],
    onSuccess: () => {
      showSuccess(t('claim.done', { preId }));
      onClaimed();
    },
  });
  return (
    <li>
      <div>
        <b className="code">{logNo}</b>
        <span>{t('claim.found', { warehouse: wareName, count: received })}</span>
        {gmtArrived && <TimeText at={gmtArrived} />}
        {forecastId !== null && <span>{t('claim.ofForecast', { preId: forecastId })}</span>}
      </div>
      <Button type="primary" loading={claim.isPending} onClick={() => claim.mutate({ id: preId, logNo })}>
        {t('claim.mine')}
      </Button>
    </li>
  );
};
