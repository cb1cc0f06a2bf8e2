import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resolution } from '#contracts/forecast/package-events.ts';
import { getPackage, listPackages, type PackageDetail } from '#contracts/forecast/package-queries.ts';
import { resolveDifferenceEndpoint } from '#contracts/receiving/package-commands.ts';
import { showFailure } from '#web/api/http/failures.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { DifferenceText } from '#web/shared/package/package-status.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { answersTo } from './answers-to.ts';
import { DamagePhotos } from './damage-photos.tsx';
import styles from './packages.module.css';

const nothingEntered: { resolution: Resolution | null; remark: string } = { resolution: null, remark: '' };

/** The seller's answer to a count that differs from the forecast. */
export const ResolveDifference = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const group = useId();
  const form = useEndpointForm(resolveDifferenceEndpoint, {
    defaultValues: nothingEntered,
    bodyOf: (answer) => ({ id: pack.preId, ...answer }),
    invalidates: [getPackage, listPackages],
    onSubmitted: () => showSuccess(t('packages.resolved')),
    onRefused: showFailure,
  });
  const { rootRef } = form;
  const { resolution, remark } = form.values;
  return (
    <section ref={rootRef} className={styles['resolve']}>
      <div className={styles['resolveHead']}>
        <h2>{t('packages.differenceTitle')}</h2>
        <DifferenceText row={pack} />
      </div>
      <DamagePhotos items={pack.items} />
      <fieldset className={styles['answers']}>
        <legend className="unseen">{t('packages.resolution')}</legend>
        {answersTo(pack).map(({ resolution: each, words }) => (
          <label key={each}>
            <input type="radio" name={group} checked={resolution === each} onChange={() => form.change({ resolution: each })} />
            <strong>{t(`packages.resolutions.${words}`)}</strong>
            <small>{t(`packages.resolutionHints.${words}`)}</small>
          </label>
        ))}
      </fieldset>
      <div className={styles['send']}>
        <Input
          value={remark}
          maxLength={form.boundsOf('remark').maxLength}
          placeholder={t('packages.answerRemark')}
          aria-label={t('packages.answerRemark')}
          onChange={(event) => form.change({ remark: event.target.value })}
        />
        <Button type="primary" disabled={resolution === null} loading={form.isPending} onClick={form.submit}>
          {t('packages.answer')}
        </Button>
      </div>
    </section>
  );
};
