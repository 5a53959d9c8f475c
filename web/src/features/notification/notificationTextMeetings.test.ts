import { expect, test } from "vitest";
import type { NotificationType } from "../../__generated__/enums";
import { plainText } from "../../lib/segments";
import { notificationTarget } from "./notificationTarget";
import { notificationText } from "./notificationText";
import { booking, meeting, ring, ringMeeting } from "../../testing/notificationSubjects";
import type { Subject } from "../../testing/notificationSubjects";

test.each<[NotificationType, Subject | null, string, string | null]>([
  [
    "MEETING",
    meeting("PROPOSED"),
    "José G. propone un encuentro el 22 de diciembre de 2026, 3:00 p. m., en Plaza Bolívar.",
    "/encuentro/7",
  ],
  [
    "MEETING",
    meeting("CHANGED", false),
    "José propone otro encuentro: el 22 de diciembre de 2026, 3:00 p. m., en Plaza Bolívar.",
    "/encuentro/7",
  ],
  ["MEETING", meeting("LATE"), "José G. se retrasa 15 minutos.", "/encuentro/7"],
  ["MEETING", meeting(null), "Hay una novedad sobre tu encuentro.", "/encuentro/7"],
  [
    "MEETING",
    ringMeeting("JOINED"),
    "Alguien de tu círculo aceptó el encuentro del 22 de diciembre de 2026, 3:00 p. m., en Plaza Bolívar. Faltan los demás.",
    "/circulo/4",
  ],
  ["MEETING", ringMeeting("MET"), "Alguien de tu círculo ingresó tu código: ya están juntos.", "/circulo/4"],
  [
    "MEETING",
    ringMeeting("CANCELLED"),
    "Se canceló el encuentro con alguien de tu círculo del 22 de diciembre de 2026. El cambio sigue en pie.",
    "/circulo/4",
  ],
  ["RING", ring("PROPOSED"), "Encontramos un círculo para Bicicleta. Mira qué recibes.", "/circulo/4"],
  ["RING", ring(null), "Hay una novedad en tu círculo por Bicicleta.", "/circulo/4"],
  ["SECURE_EXCHANGE", null, "Hay una novedad sobre tu cambio seguro.", null],
  [
    "SECURE_EXCHANGE",
    booking("BOOKED"),
    "José G. reservó un cambio seguro para el 22 de diciembre de 2026, 9:00 a. m., en Sede Chacao.",
    "/cambio_seguro/7",
  ],
  [
    "SECURE_EXCHANGE",
    booking("TOMORROW", false),
    "Recuerda: el 22 de diciembre de 2026 es tu cambio seguro con José, 9:00 a. m., en Sede Chacao.",
    "/cambio_seguro/7",
  ],
  [
    "SECURE_EXCHANGE",
    booking("SOON"),
    "Tu cambio seguro con José G. empieza el 22 de diciembre de 2026, 9:00 a. m., en Sede Chacao.",
    "/cambio_seguro/7",
  ],
  [
    "SECURE_EXCHANGE",
    booking("COMPLETED"),
    "Registramos que José G. y tú llegaron a la sede. Califica el cambio.",
    "/chats/3?tab=in-progress",
  ],
  [
    "SECURE_EXCHANGE",
    booking("COMPLETED", false),
    "Registramos que José y tú llegaron a la sede. Califica el cambio.",
    "/requests?tab=2&transactionId=7",
  ],
  [
    "SECURE_EXCHANGE",
    booking("SETTLED"),
    "Resolvimos tu cambio seguro del 22 de diciembre de 2026 con José G.: No abrió la sede.",
    "/cambio_seguro/7",
  ],
  [
    "SECURE_EXCHANGE",
    booking("ENDED"),
    "El cambio seguro del 22 de diciembre de 2026 con José G. quedó anulado porque el cambio terminó o está en reclamo. Como ya había llegado el día, lo que costó no se devuelve.",
    "/cambio_seguro/7",
  ],
  [
    "SECURE_EXCHANGE",
    booking("ENDED", true, true),
    "El cambio seguro del 22 de diciembre de 2026 con José G. quedó anulado porque el cambio terminó o está en reclamo. Lo que costó volvió a quien lo reservó.",
    "/cambio_seguro/7",
  ],
])("describes where and when people meet: %s", (type, subject, text, target) => {
  expect(plainText(notificationText({ type, subject })).replaceAll("\u00a0", " ")).toBe(text);
  expect(notificationTarget({ type, subject })).toBe(target);
});
