import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPackage, listPackages, type PackageDetail } from '#contracts/forecast/package-queries.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { PhotoCamera } from '#web/ui/camera/photo-camera.tsx';
import { PhotoTiles } from '#web/ui/camera/photo-tiles.tsx';
import { usePhotos } from '#web/ui/camera/use-photos.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { formatOneId } from '#contracts/item/one-id.ts';
import { MAX_REMARK } from '#contracts/kernel/fields/typed-lengths.ts';
import { finishCountEndpoint } from '#contracts/receiving/package-commands.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { forgetBatch } from '../open-batch.ts';
import { damagedOf, differencesOf, type Count } from './count.ts';
import styles from '../receiving.module.css';

interface Props {
  parcel: PackageDetail;
  count: Count;
  /** Scans that the server has not confirmed. */
  waiting: number;
  onBack(): void;
}

const invalidates = [getPackage, listPackages, lookUpScan];

/** What is over, short and damaged, before the count is closed. A difference needs a photo of the parcel. */
export const FinishCount = ({ parcel, count, waiting, onBack }: Props) => {
  const { t } = useTranslation();
  const photos = usePhotos();
  const [camera, setCamera] = useState(false);
  const [remark, setRemark] = useState('');
  const command = useCommand(finishCountEndpoint, {
    invalidates,
    quiet: true,
    onSuccess: () => {
      forgetBatch();
      giveFeedback('done');
      onBack();
    },
    onError: () => giveFeedback('wrong'),
  });
  const differences = differencesOf(count, parcel.unclaimed);
  const damaged = damagedOf(parcel.items, count.here);
  const unnamed = count.receipts.filter((receipt) => receipt === 'damaged').length - damaged.length;
  const urls = photos.taken.flatMap(({ url }) => url ?? []);
  const incomplete = differences.length > 0 && urls.length === 0;

  if (camera)
    return <PhotoCamera title={t('receiving.differencePhoto')} onTake={(photo) => void photos.add(photo, {})} onClose={() => setCamera(false)} />;
  return (
    <section className={styles['finish']}>
      <h2>{t('receiving.finishTitle')}</h2>
      {differences.length === 0 && (
        <p>{t(parcel.unclaimed ? 'receiving.finishUnclaimed' : 'receiving.finishEven', { count: count.receipts.length })}</p>
      )}
      <ul>
        {differences.map(({ kind, sku, size, count: pieces }) => (
          <li key={`${sku} ${size}`}>
            <StatusTag tone={kind === 'over' ? 'waiting' : 'refused'}>{t(`receiving.${kind}`)}</StatusTag>
            {t('receiving.difference', { count: pieces, sku, size })}
          </li>
        ))}
        {damaged.map(({ oneId, remarks, sku, spec }) => (
          <li key={oneId}>
            <StatusTag tone="waiting">{t('receiving.isDamaged')}</StatusTag>
            {[remarks || sku, sizeText(spec), formatOneId(oneId)].join(' · ')}
          </li>
        ))}
        {unnamed > 0 && (
          <li>
            <StatusTag tone="waiting">{t('receiving.isDamaged')}</StatusTag>
            {t('receiving.sumDamaged', { count: unnamed })}
          </li>
        )}
      </ul>
      {differences.length > 0 && (
        <>
          <p>{t('receiving.differenceText')}</p>
          <PhotoTiles
            photos={photos.taken}
            labelOf={() => t('receiving.differencePhoto')}
            onOpen={() => setCamera(true)}
            onRemove={photos.remove}
            add={{ label: t('receiving.differencePhoto'), next: photos.taken.length === 0 }}
          />
        </>
      )}
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={MAX_REMARK}
        placeholder={t('receiving.remark')}
        aria-label={t('receiving.remark')}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
      />
      {command.error && <Refusal>{command.error.message || t('app.offline')}</Refusal>}
      {waiting > 0 && <p>{t('receiving.waitForNetwork')}</p>}
      <FloorButton
        tone="next"
        disabled={waiting > 0 || command.isPending || incomplete}
        onClick={() => command.mutate({ id: parcel.preId, photos: urls, remark })}
      >
        {t('receiving.finish')}
      </FloorButton>
      <FloorButton keys="Escape" onClick={onBack}>
        {t('receiving.backToCount')}
      </FloorButton>
    </section>
  );
};
