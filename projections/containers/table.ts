import type { ContainerKind } from '#contracts/containers/container-events.ts';

interface Happened {
  event: string;
  at: string;
  personId: string;
  /** Shelf or reason. */
  text: string;
  items: number;
}

/** One row per tote or box. */
export interface ContainerRow {
  container_id: string;
  kind: ContainerKind;
  retired: boolean;
  warehouse_id: string;
  shelf_id: string;
  shelf_name: string;
  /** What was put into it; whatever lies on another shelf by now is in it no more. */
  contents: string[];
  history: Happened[];
  label_at: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

declare module '#projections/kernel/read-database.ts' {
  interface ReadTables {
    containers: ContainerRow;
  }
}
