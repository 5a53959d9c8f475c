import { Router } from "express";
import { z } from "zod";
import { checkContactField, contactFormLimits } from "../../../rules/contactForm";
import { sendContactForm } from "../../commands/sendContactForm";
import { requestIdOf } from "../../requestId";
import type { Services } from "../../services";
import { checkedText, parse } from "../../validation";
import { limitPerAddress } from "../accounts/addressLimit";

const done = "Los datos han sido enviados exitosamente";

const field = (max: number) => checkedText((value) => checkContactField(value, max));

const contactForm = z.object({
  name: field(contactFormLimits.name),
  email: field(contactFormLimits.email),
  subject: field(contactFormLimits.subject),
  message: field(contactFormLimits.message),
});

/** The contact page. */
export function contactRoutes(services: Services) {
  const router = Router();
  router.post("/contact_forms", limitPerAddress(services, "contact", { count: 10, minutes: 60 }), async (req, res) => {
    const form = parse(contactForm, req.body);
    const id = await sendContactForm(services.db, form, requestIdOf(req), services.settings.contactEmail);
    res.status(201).json({ message: done, id });
  });
  return router;
}
