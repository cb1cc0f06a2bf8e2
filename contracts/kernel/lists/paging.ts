import { z } from 'zod';

/** Default and largest page size (R9.22). */
export const defaultPageSize = 10;
export const largestPageSize = 100;

/** `pageNo`/`pageSize` of the screens travel as `current`/`size` (R3.23). */
export const pageRequest = {
  current: z.coerce.number().int().min(1).max(100_000).default(1),
  size: z.coerce.number().int().min(1).max(largestPageSize).default(defaultPageSize),
};

/** A page of rows (R3.24). */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    totalCount: z.number().int(),
    totalPage: z.number().int(),
    data: z.array(row),
  });
export interface Page<Row> {
  pageNo: number;
  pageSize: number;
  totalCount: number;
  totalPage: number;
  data: Row[];
}

export const page = <Row>(rows: Row[], totalCount: number, request: { current: number; size: number }): Page<Row> => ({
  pageNo: request.current,
  pageSize: request.size,
  totalCount,
  totalPage: Math.max(1, Math.ceil(totalCount / request.size)),
  data: rows,
});

/** The list shape of the named calls: `data.records` (R7.17, R7.21, R7.23). */
export const recordsOf = <Row extends z.ZodType>(row: Row) => z.object({ records: z.array(row) });
