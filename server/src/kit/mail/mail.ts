/** A letter as rooms write it; the sender's address is a setting. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A letter that waits to be sent; base64. */
export interface SealedMail {
  sealed: string;
}
