import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resolution } from '#contracts/forecast/package-events.ts';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { DifferenceText } from '#web/shared/package/package-status.tsx';
import { answersTo } from './answers-to.ts';
import { DamagePhotos } from './damage-photos.tsx';
import styles from './packages.module.css';
import { useResolveDifference } from './use-resolve-difference.ts';

/** The seller's answer to a count that differs from the forecast. */
export const ResolveDifference = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const group = useId();
  const [resolution, setResolution] = useState<Resolution>();
  const [remark, setRemark] = useState('');
  const resolve = useResolveDifference(() => showSuccess(t('packages.resolved')));
  return (
    <section className={styles['resolve']}>
      <div className={styles['resolveHead']}>
        <h2>{t('packages.differenceTitle')}</h2>
        <DifferenceText row={pack} />
      </div>
      <DamagePhotos items={pack.items} />
      <fieldset className={styles['answers']}>
        <legend className="unseen">{t('packages.resolution')}</legend>
        {answersTo(pack).map(({ resolution: each, words }) => (
          <label key={each}>
            <input type="radio" name={group} checked={resolution === each} onChange={() => setResolution(each)} />
            <strong>{t(`packages.resolutions.${words}`)}</strong>
            <small>{t(`packages.resolutionHints.${words}`)}</small>
          </label>
        ))}
      </fieldset>
      <div className={styles['send']}>
        <Input
          value={remark}
          maxLength={MAX_REMARK}
          placeholder={t('packages.answerRemark')}
          aria-label={t('packages.answerRemark')}
          onChange={(event) => setRemark(event.target.value)}
        />
        <Button
          type="primary"
          disabled={resolution === undefined}
          loading={resolve.isPending}
          onClick={() => resolution && resolve.mutate({ id: pack.preId, resolution, remark })}
        >
          {t('packages.answer')}
        </Button>
      </div>
    </section>
  );
};
