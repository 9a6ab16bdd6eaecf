import type { PlayerDocument } from '@halley/contract';
import type { BadgeTone, IconName } from '@halley/ui';
import type { MessageKey } from '../i18n/index.ts';
import type { DocumentType, StepState } from './standing.ts';

export const typeNames: Record<DocumentType, MessageKey> = {
  identity: 'verification.type.identity',
  address: 'verification.type.address',
  payment_method: 'verification.type.payment',
  deposit: 'verification.type.deposit',
};

/** What such a document must show. */
export const needs: Record<DocumentType, MessageKey> = {
  identity: 'verification.need.identity',
  address: 'verification.need.address',
  payment_method: 'verification.need.payment',
  deposit: 'verification.need.deposit',
};

export const stepBadges: Record<StepState, { label: MessageKey; tone: BadgeTone }> = {
  missing: { label: 'verification.state.missing', tone: 'neutral' },
  pending: { label: 'verification.state.pending', tone: 'info' },
  approved: { label: 'verification.state.approved', tone: 'win' },
  again: { label: 'verification.state.again', tone: 'warn' },
};

export const statusStates: Record<PlayerDocument['status'], StepState> = {
  pending: 'pending',
  approved: 'approved',
  not_approved: 'again',
};

export const typeIcons: Record<DocumentType, IconName> = {
  identity: 'user',
  address: 'lobby',
  payment_method: 'card',
  deposit: 'bank',
};
