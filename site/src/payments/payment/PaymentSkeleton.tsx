import { Skeleton } from '@halley/ui/Skeleton.tsx';

/** The shape of a payment's page, while it is asked for. */
export function PaymentSkeleton({ text }: { text?: string }) {
  return (
    <div role="status" aria-busy="true" className="grid justify-items-center gap-4 text-center">
      <Skeleton className="size-16 rounded-full" />
      {text ? <p className="title-card">{text}</p> : <Skeleton className="h-8 w-48" />}
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
