export const aManager = {
  groupId: 759,
  managerName: 'Mara Kivi',
  avatar: '',
  time: '9 to 17, weekdays',
  email: 'mara@halley.test',
  phone: '',
  telegramLink: 'https://t.me/mara',
  whatsAppLink: 'https://wa.me/3725550100',
};
