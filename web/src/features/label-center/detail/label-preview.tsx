import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { printShippingLabels } from '#contracts/labels/shipping/print-shipping-labels.ts';
import { useRead } from '#web/api/use-read.ts';
import { Section } from '#web/ui/page/section.tsx';
import styles from '../label-center.module.css';

/** The label as it leaves the printer. Where it cannot be drawn the drawer does without: printing says why. */
export const LabelPreview = ({ labelNo, logNo }: { labelNo: string; logNo: string }) => {
  const { t } = useTranslation();
  const { data, isPlaceholderData } = useRead(printShippingLabels, { labelNos: labelNo }, { quiet: true, staleTime: Infinity });
  // A PDF is a page of its own: it is seen when it is printed.
  if (isPlaceholderData || !((data as unknown) instanceof Blob) || !(data as unknown as Blob).type.startsWith('image/')) return null;
  return (
    <Section title={t('labels.label')}>
      <Drawn bytes={data as unknown as Blob} alt={t('labels.drawer', { logNo })} />
    </Section>
  );
};

const Drawn = ({ bytes, alt }: { bytes: Blob; alt: string }) => {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(bytes);
    if (picture.current) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes]);
  return <img ref={picture} className={styles['preview']} alt={alt} />;
};
