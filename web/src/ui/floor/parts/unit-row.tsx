import type { ReactNode } from 'react';
import { formatOneId } from '#contracts/item/one-id.ts';
import { FloorRow } from './floor-rows.tsx';

interface Props {
  image: string;
  title: ReactNode;
  oneId: string;
  /** Beside the ONE ID: its name, a status. */
  before?: ReactNode;
  after?: ReactNode;
  /** Size or shelf. */
  end: ReactNode;
  dim?: boolean;
  onClick?: (() => void) | undefined;
}

/** One unit: its picture, what it is, its ONE ID. */
export const UnitRow = ({ oneId, before, after, ...row }: Props) => (
  <FloorRow
    {...row}
    text={
      <>
        {before}
        <span className="code">{formatOneId(oneId)}</span>
        {after}
      </>
    }
  />
);
