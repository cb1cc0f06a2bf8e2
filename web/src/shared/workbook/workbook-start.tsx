import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/api/api-error.ts';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { Section } from '#web/ui/page/section.tsx';
import styles from './workbook-start.module.css';

interface Props {
  title?: string;
  how: string;
  /** The button that saves an empty workbook. */
  template: ReactNode;
  /** Of the chosen file, while one is looked at. */
  name?: string | undefined;
  drop: string;
  limits: string;
  failure: ApiError | null;
  onSelect: (file: File) => void;
}

/** Template out, workbook in: how each import of a workbook begins. */
export const WorkbookStart = ({ title, how, template, name, drop, limits, failure, onSelect }: Props) => {
  const { t } = useTranslation();
  return (
    <Section {...(title !== undefined && { title })}>
      <div className={styles['start']}>
        <p>{how}</p>
        <div>{template}</div>
        <FileDrop tall={!name} accept=".xlsx" onSelect={onSelect}>
          {name ?? drop}
          <br />
          {limits}
        </FileDrop>
        {failure && <Refusal>{failure.message || t('app.offline')}</Refusal>}
      </div>
    </Section>
  );
};
