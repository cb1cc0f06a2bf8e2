/** How far money has come that a seller asked to move, in or out (R4.37). How it ends otherwise differs. */
export const paymentStatuses = {
  submitted: { tone: 'waiting', en: 'Application submitted', zh: '已提交申请' },
  underReview: { tone: 'waiting', en: 'Under review', zh: '审核中' },
  auditSuccessful: { tone: 'progress', en: 'Audit successful', zh: '审核通过' },
  paying: { tone: 'progress', en: 'Paying', zh: '支付中' },
  successfulPayment: { tone: 'progress', en: 'Successful payment', zh: '支付成功' },
  completed: { tone: 'done', en: 'Completed', zh: '已完成' },
  rejected: { tone: 'refused', en: 'Rejected', zh: '已驳回' },
} as const;
