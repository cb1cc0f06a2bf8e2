import type { ReactNode } from 'react';

interface Props {
  label: string;
  onSelect(file: File): void;
  videos?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A button that takes files. On a handheld the system offers its own camera. */
export const FilePick = ({ label, onSelect, videos = false, className, children }: Props) => (
  <label className={className}>
    <span className="unseen">{label}</span>
    {children}
    <input
      type="file"
      className="unseen"
      accept={videos ? 'image/*,video/*' : 'image/*'}
      multiple
      onChange={(event) => {
        for (const file of event.target.files ?? []) onSelect(file);
        event.target.value = '';
      }}
    />
  </label>
);
