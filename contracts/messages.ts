import type { Words } from './kernel/words.ts';

/** What an answer says when all went well; an endpoint names one under `success`. Quoted texts are the specification's. */
export const successMessages = {
  success: { en: 'Success', zh: '成功' },
  operationSuccessful: { en: 'Successful operation', zh: '操作成功' },
  saved: { en: 'saved successful', zh: '保存成功' },
  ownerChanged: { en: 'Owner changed', zh: '货主已变更' },
  savedCostAndSource: { en: 'saved cost and source', zh: '成本和货源已保存' },
  recallSuccessful: { en: 'recall successful', zh: '撤回成功' },
  uploadSuccess: { en: 'Upload Success', zh: '上传成功' },
  codeSent: { en: 'If the account exists and has a phone set, a code is on its way', zh: '如果账号存在且已设置手机号，验证码已发送' },
  codeOnItsWay: { en: 'A code is on its way', zh: '验证码已发送' },
  registered: { en: 'Your registration has been received', zh: '注册申请已提交' },
  signedOut: { en: 'Signed out', zh: '已退出登录' },
  /** R8.36. */
  labelVoided: { en: 'Label voided. The refund is credited within 30 days', zh: '面单已作废，退款将在 30 天内到账' },
  downloadTaskAdded: { en: 'Download Task Added', zh: '下载任务已添加' },
} as const satisfies Record<string, Words>;

export type SuccessMessage = keyof typeof successMessages;
