import { defineRejections } from './rejection.ts';

/** Refusals that any call may meet, whatever its area. */
export const kernelRejections = defineRejections({
  Unauthorized: { status: 401, en: 'Please sign in', zh: '请先登录' },
  Forbidden: { status: 403, en: 'You do not have permission for this', zh: '您没有权限执行此操作' },
  WarehouseForbidden: { status: 403, en: 'You do not have access to this warehouse', zh: '您无权使用该仓库' },
  ShopForbidden: { status: 403, en: 'You do not have access to this shop', zh: '您无权操作该店铺' },
  NotFound: { status: 404, en: 'Not found', zh: '未找到' },
  MethodNotAllowed: { status: 405, en: 'This address does not accept {method}', zh: '该地址不支持 {method}' },
  Invalid: { status: 400, en: 'Please check {fields}', zh: '请检查 {fields}' },
  InTheFuture: { status: 400, en: 'Choose a time in the past', zh: '请选择过去的时间' },
  MalformedJson: { status: 400, en: 'The body is not valid JSON', zh: '请求体不是有效的 JSON' },
  MalformedRequest: { status: 400, en: 'The request cannot be read', zh: '无法读取该请求' },
  RequestTimeout: { status: 408, en: 'The request took too long to arrive', zh: '请求传输超时' },
  HeadersTooLarge: { status: 431, en: 'The headers of the request are too large', zh: '请求头过大' },
  PayloadTooLarge: { status: 413, en: 'The request is too large; at most {max} is accepted', zh: '请求内容过大，最多 {max}' },
  ListTooLong: {
    status: 413,
    en: 'More than {max} rows do not fit into one file; please narrow the list with a filter',
    zh: '超过 {max} 行，无法导出为一个文件；请用筛选缩小范围',
  },
  UnsupportedMediaType: { status: 415, en: 'This address accepts {accepted}', zh: '该地址只接受 {accepted}' },
  RateLimited: { status: 429, en: 'Too many requests; please wait {seconds} {seconds:second|seconds}', zh: '请求过于频繁，请等待 {seconds} 秒' },
  TooMuchAtOnce: {
    status: 429,
    en: 'Too many requests from your account are in progress; please wait a moment',
    zh: '您的账号同时进行的请求过多，请稍候重试',
  },
  FilesUnderWay: {
    status: 429,
    en: 'Your previous exports are still running; please wait for them to finish',
    zh: '您之前的导出尚未完成，请稍候',
  },
  ReadTooLong: {
    status: 503,
    en: 'This takes too long to read; please narrow the list with a filter or try again shortly',
    zh: '查询耗时过长，请缩小筛选范围或稍后重试',
  },
  TooManySockets: {
    status: 429,
    en: 'At most {ofSession} tabs per sign-in and {ofAccount} per account receive live updates at a time',
    zh: '同一登录最多 {ofSession} 个、同一账号最多 {ofAccount} 个标签页可同时接收实时更新',
  },
  Conflict: { status: 409, en: 'Someone else changed this at the same moment; please try again', zh: '数据刚被他人修改，请重试' },
  KeyInUse: { status: 409, en: 'The same request is being carried out', zh: '相同的请求正在处理中' },
  KeyReused: { status: 409, en: 'This Idempotency-Key belongs to another request', zh: '该 Idempotency-Key 已用于其他请求' },
  InternalError: { status: 500, en: 'Something went wrong on our side; please try again', zh: '服务器出错，请重试' },
  Unavailable: { status: 503, en: 'The service is busy; please try again shortly', zh: '服务繁忙，请稍后重试' },
  StorageFull: { status: 503, en: 'There is no storage space for files at the moment; please try again later', zh: '文件存储空间不足，请稍后重试' },
  KeyRequired: {
    status: 400,
    en: 'Send an Idempotency-Key: money moves, and a repeated request must not move it twice',
    zh: '此操作涉及资金，请提供 Idempotency-Key，以免重复执行',
  },
  KeyTooLong: { status: 400, en: 'An Idempotency-Key has at most {max} characters', zh: 'Idempotency-Key 最多 {max} 个字符' },
  /** An answer without a message (R8.07). */
  UnknownError: { status: 500, en: 'unknown error', zh: '未知错误' },
});

declare module './rejection.ts' {
  interface Rejections {
    kernel: typeof kernelRejections;
  }
}
